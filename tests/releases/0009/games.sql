BEGIN TRANSACTION;
CREATE TABLE actions (
	game_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	interaction_id BIGINT, 
	at DATETIME NOT NULL, 
	"by" VARCHAR(32) NOT NULL, 
	acting_for VARCHAR(32), 
	body TEXT NOT NULL, 
	drawn TEXT NOT NULL, again BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_actions PRIMARY KEY (game_id, number), 
	CONSTRAINT fk_actions_game_id_games FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE, 
	CONSTRAINT uq_actions_interaction_id UNIQUE (interaction_id)
);
INSERT INTO "actions" VALUES(1,1,1456059344486400061,'2026-01-01 00:00:00.000000','gm',NULL,'{"brehon":1,"game":"tain","players":["Ann","Ben","Cat","Dan","Eve","Fay","Gus","Hal"],"options":{"roles":["guardian","turncoat"],"vision":true,"inverter":true}}','{"sides":{"Ann":"good","Ben":"good","Cat":"evil","Dan":"good","Eve":"evil","Fay":"good","Gus":"evil","Hal":"good"},"roles":{"Ben":"seer","Ann":"guardian","Dan":"turncoat","Gus":"assassin","Cat":"turncoat"},"leaders":["Ben","Ann","Fay","Eve","Dan","Hal","Cat","Gus"],"cards":["stay","switch","stay","switch","stay"]}',0);
INSERT INTO "actions" VALUES(2,1,1456059344486400109,'2026-01-01 00:00:00.000000','gm',NULL,'{"brehon":1,"game":"honnoji","players":["Ann","Ben","Cat","Dan","Eve","Fay","Gus","Hal","Ida","Jon"],"options":{}}','{"sides":{"Ann":"good","Ben":"evil","Cat":"good","Dan":"evil","Eve":"good","Fay":"good","Gus":"good","Hal":"evil","Ida":"evil","Jon":"good"},"leaders":["Ida","Ann","Jon","Cat","Dan","Hal","Eve","Ben","Gus","Fay"],"talismans":["sword","wisdom","insight","wisdom","insight","staff","mirror"]}',0);
INSERT INTO "actions" VALUES(3,1,1456059344486400148,'2026-01-01 00:00:00.000000','gm',NULL,'{"brehon":1,"game":"great-table","players":["Ann","Ben","Cat","Dan","Eve","Fay","Gus"],"options":{"anonymous":false}}','{"roles":{"Ann":"master","Gus":"apprentice"},"seats":["Eve","Fay","Cat","Dan","Gus","Ben","Ann"],"first":"Fay"}',0);
INSERT INTO "actions" VALUES(3,2,1456059344486400179,'2026-01-01 00:00:00.000000','Cat',NULL,'{"move":"list","cards":["place_swap if no guard","healer","role_finder","place_swap","king","guard","lover","vigilante"]}','{}',0);
INSERT INTO "actions" VALUES(3,3,1456059344486400182,'2026-01-01 00:00:00.000000','Fay',NULL,'{"move":"list","cards":["king if role_finder = 1","role_finder","place_swap","vigilante","healer","guard","king","lover"]}','{}',0);
INSERT INTO "actions" VALUES(3,4,1456059344486400186,'2026-01-01 00:00:00.000000','Ann',NULL,'{"move":"list","cards":["vigilante if king > 0 and vigilante < 3","place_swap","guard","role_finder","healer","lover","vigilante","king"]}','{}',0);
INSERT INTO "actions" VALUES(3,5,NULL,'2026-01-01 12:00:03.000000','clock',NULL,'{"move":"expire"}','{}',0);
INSERT INTO "actions" VALUES(3,6,1456240689414144001,'2026-01-01 12:00:36.000000','Ben',NULL,'{"move":"list","cards":["guard if lover > 0 and guard < 3","vigilante","role_finder","place_swap","guard","lover","healer","king"]}','{}',0);
INSERT INTO "actions" VALUES(3,7,1456240689414144003,'2026-01-01 12:00:36.000000','Ann',NULL,'{"move":"use","target":"Fay"}','{}',0);
INSERT INTO "actions" VALUES(3,8,1456240689414144006,'2026-01-01 12:00:36.000000','Ann',NULL,'{"move":"list","cards":["role_finder if no role_finder","place_swap","guard","healer","vigilante","lover","role_finder","king"]}','{}',0);
INSERT INTO "actions" VALUES(3,9,1456240689414144008,'2026-01-01 12:00:36.000000','Ben',NULL,'{"move":"vote","target":"Eve"}','{}',0);
INSERT INTO "actions" VALUES(3,10,1456240689414144011,'2026-01-01 12:00:36.000000','Cat',NULL,'{"move":"use"}','{}',0);
INSERT INTO "actions" VALUES(3,11,1456240689414144013,'2026-01-01 12:00:36.000000','gm',NULL,'{"move":"close"}','{}',0);
INSERT INTO "actions" VALUES(3,12,1456240689414144019,'2026-01-01 12:00:36.000000','Ben',NULL,'{"move":"list","cards":["role_finder if healer = 1","role_finder","lover","healer","guard","place_swap","vigilante","king"]}','{}',0);
INSERT INTO "actions" VALUES(3,13,1456240689414144022,'2026-01-01 12:00:36.000000','Ben',NULL,'{"move":"list","cards":["guard if no guard","vigilante","role_finder","guard","healer","king","lover","place_swap"]}','{}',0);
INSERT INTO "actions" VALUES(3,14,1456240689414144024,'2026-01-01 12:00:36.000000','Ann',NULL,'{"move":"use"}','{}',0);
INSERT INTO "actions" VALUES(3,15,1456240689414144026,'2026-01-01 12:00:36.000000','Cat',NULL,'{"move":"use"}','{}',0);
INSERT INTO "actions" VALUES(3,16,1456240689414144029,'2026-01-01 12:00:36.000000','Ann',NULL,'{"move":"list","cards":["place_swap if vigilante taken","place_swap","role_finder","healer","guard","king","vigilante","lover"]}','{}',0);
INSERT INTO "actions" VALUES(3,17,1456240689414144031,'2026-01-01 12:00:36.000000','gm',NULL,'{"move":"undo","line":11}','{}',0);
INSERT INTO "actions" VALUES(3,18,NULL,'2026-01-01 12:00:36.000000','Ben',NULL,'{"move":"list","cards":["role_finder if healer = 1","role_finder","lover","healer","guard","place_swap","vigilante","king"]}','{}',1);
INSERT INTO "actions" VALUES(3,19,NULL,'2026-01-01 12:00:36.000000','Ben',NULL,'{"move":"list","cards":["guard if no guard","vigilante","role_finder","guard","healer","king","lover","place_swap"]}','{}',1);
INSERT INTO "actions" VALUES(3,20,NULL,'2026-01-01 12:00:36.000000','Ann',NULL,'{"move":"use"}','{}',1);
INSERT INTO "actions" VALUES(3,21,NULL,'2026-01-01 12:00:36.000000','Cat',NULL,'{"move":"use"}','{}',1);
INSERT INTO "actions" VALUES(3,22,NULL,'2026-01-01 12:00:36.000000','Ann',NULL,'{"move":"list","cards":["place_swap if vigilante taken","place_swap","role_finder","healer","guard","king","vigilante","lover"]}','{}',1);
INSERT INTO "actions" VALUES(3,23,1456240689414144036,'2026-01-01 12:00:36.000000','Ben',NULL,'{"move":"unvote"}','{}',0);
INSERT INTO "actions" VALUES(3,24,1456240689414144039,'2026-01-01 12:00:36.000000','Ann',NULL,'{"move":"kill","target":"Ben"}','{}',0);
INSERT INTO "actions" VALUES(3,25,1456240689414144042,'2026-01-01 12:00:36.000000','Ann',NULL,'{"move":"list","cards":["role_finder if place_swap taken","guard","place_swap","role_finder","lover","healer","vigilante","king"]}','{}',0);
INSERT INTO "actions" VALUES(3,26,1456240689414144044,'2026-01-01 12:00:36.000000','Ben',NULL,'{"move":"vote","target":"Eve"}','{}',0);
INSERT INTO "actions" VALUES(1,2,NULL,'2026-01-02 00:00:03.000000','clock',NULL,'{"move":"expire"}','{}',0);
INSERT INTO "actions" VALUES(2,2,NULL,'2026-01-02 00:00:03.000000','clock',NULL,'{"move":"expire"}','{"target":"Jon"}',0);
INSERT INTO "actions" VALUES(3,27,1456422034341888000,'2026-01-02 00:01:12.000000','Ben',NULL,'{"move":"vote","target":"Dan"}','{}',0);
INSERT INTO "actions" VALUES(3,28,1456422034341888003,'2026-01-02 00:01:12.000000','Fay',NULL,'{"move":"vote","target":"Dan"}','{}',0);
INSERT INTO "actions" VALUES(3,29,1456422034341888007,'2026-01-02 00:01:12.000000','Fay',NULL,'{"move":"list","cards":["king if no healer","king","guard","vigilante","role_finder","healer","place_swap","lover"]}','{}',0);
INSERT INTO "actions" VALUES(3,30,1456422034341888010,'2026-01-02 00:01:12.000000','Eve',NULL,'{"move":"list","cards":["healer if lover > 0 and healer < 3","role_finder","guard","healer","lover","vigilante","place_swap","king"]}','{}',0);
INSERT INTO "actions" VALUES(3,31,1456422034341888013,'2026-01-02 00:01:12.000000','Gus',NULL,'{"move":"list","cards":["place_swap if lover taken","king","role_finder","healer","lover","guard","place_swap","vigilante"]}','{}',0);
INSERT INTO "actions" VALUES(3,32,1456422034341888016,'2026-01-02 00:01:12.000000','Cat',NULL,'{"move":"list","cards":["vigilante if no lover","place_swap","healer","guard","king","role_finder","lover","vigilante"]}','{}',0);
INSERT INTO "actions" VALUES(3,33,1456422034341888018,'2026-01-02 00:01:12.000000','Cat',NULL,'{"move":"use","target":"Ann"}','{}',0);
INSERT INTO "actions" VALUES(3,34,1456422034341888021,'2026-01-02 00:01:12.000000','Fay',NULL,'{"move":"list","cards":["lover if healer taken","healer","guard","vigilante","king","lover","place_swap","role_finder"]}','{}',0);
INSERT INTO "actions" VALUES(3,35,1456422034341888023,'2026-01-02 00:01:12.000000','Ann',NULL,'{"move":"use","target":"Eve"}','{}',0);
INSERT INTO "actions" VALUES(3,36,1456422034341888025,'2026-01-02 00:01:12.000000','gm',NULL,'{"move":"close"}','{}',0);
INSERT INTO "actions" VALUES(2,3,1456422034341888030,'2026-01-02 00:01:12.000000','Ida',NULL,'{"move":"propose","party":["Ida","Ben","Cat"]}','{}',0);
INSERT INTO "actions" VALUES(2,4,1456422034341888033,'2026-01-02 00:01:12.000000','Cat',NULL,'{"move":"vote","approve":false,"public":true}','{}',0);
INSERT INTO "actions" VALUES(2,5,1456422034341888035,'2026-01-02 00:01:12.000000','Ann',NULL,'{"move":"vote","approve":false,"public":true}','{}',0);
INSERT INTO "actions" VALUES(2,6,1456422034341888037,'2026-01-02 00:01:12.000000','Ben',NULL,'{"move":"vote","approve":true,"public":false}','{}',0);
INSERT INTO "actions" VALUES(2,7,1456422034341888039,'2026-01-02 00:01:12.000000','Cat',NULL,'{"move":"vote","approve":true,"public":true}','{}',0);
INSERT INTO "actions" VALUES(2,8,1456422034341888041,'2026-01-02 00:01:12.000000','Ben',NULL,'{"move":"act","support":true}','{}',0);
INSERT INTO "actions" VALUES(2,9,1456422034341888043,'2026-01-02 00:01:12.000000','Fay',NULL,'{"move":"vote","approve":true,"public":true}','{}',0);
INSERT INTO "actions" VALUES(2,10,1456422034341888045,'2026-01-02 00:01:12.000000','Gus',NULL,'{"move":"vote","approve":true,"public":true}','{}',0);
INSERT INTO "actions" VALUES(2,11,1456422034341888047,'2026-01-02 00:01:12.000000','gm',NULL,'{"move":"undo","line":10}','{}',0);
INSERT INTO "actions" VALUES(2,12,1456422034341888050,'2026-01-02 00:01:12.000000','Jon',NULL,'{"move":"vote","approve":false,"public":false}','{}',0);
INSERT INTO "actions" VALUES(2,13,1456422034341888052,'2026-01-02 00:01:12.000000','Hal',NULL,'{"move":"vote","approve":false,"public":false}','{}',0);
INSERT INTO "actions" VALUES(2,14,1456422034341888054,'2026-01-02 00:01:12.000000','Ida',NULL,'{"move":"vote","approve":true,"public":false}','{}',0);
INSERT INTO "actions" VALUES(2,15,1456422034341888056,'2026-01-02 00:01:12.000000','Gus',NULL,'{"move":"vote","approve":true,"public":true}','{}',0);
INSERT INTO "actions" VALUES(2,16,1456422034341888058,'2026-01-02 00:01:12.000000','Dan',NULL,'{"move":"vote","approve":false,"public":true}','{}',0);
INSERT INTO "actions" VALUES(2,17,1456422034341888060,'2026-01-02 00:01:12.000000','Fay',NULL,'{"move":"vote","approve":true,"public":false}','{}',0);
INSERT INTO "actions" VALUES(2,18,1456422034341888062,'2026-01-02 00:01:12.000000','Eve',NULL,'{"move":"vote","approve":false,"public":false}','{}',0);
INSERT INTO "actions" VALUES(2,19,1456422034341888065,'2026-01-02 00:01:12.000000','Ann',NULL,'{"move":"propose","party":["Ben","Fay","Jon"]}','{}',0);
INSERT INTO "actions" VALUES(2,20,1456422034341888068,'2026-01-02 00:01:12.000000','Hal',NULL,'{"move":"vote","approve":true,"public":false}','{}',0);
INSERT INTO "actions" VALUES(1,3,1456422034341888070,'2026-01-02 00:01:12.000000','Ann',NULL,'{"move":"propose","party":["Gus","Ben","Ann"],"inverter":"Ben"}','{}',0);
INSERT INTO "actions" VALUES(1,4,1456422034341888073,'2026-01-02 00:01:12.000000','Ben',NULL,'{"move":"vote","approve":false,"public":false}','{}',0);
INSERT INTO "actions" VALUES(1,5,1456422034341888075,'2026-01-02 00:01:12.000000','Hal',NULL,'{"move":"vote","approve":true,"public":false}','{}',0);
INSERT INTO "actions" VALUES(1,6,1456422034341888077,'2026-01-02 00:01:12.000000','Cat',NULL,'{"move":"vote","approve":true,"public":false}','{}',0);
INSERT INTO "actions" VALUES(1,7,1456422034341888079,'2026-01-02 00:01:12.000000','Fay',NULL,'{"move":"vote","approve":false,"public":true}','{}',0);
INSERT INTO "actions" VALUES(1,8,1456422034341888081,'2026-01-02 00:01:12.000000','Dan',NULL,'{"move":"vote","approve":true,"public":false}','{}',0);
INSERT INTO "actions" VALUES(1,9,1456422034341888083,'2026-01-02 00:01:12.000000','gm',NULL,'{"move":"undo","line":8}','{}',0);
INSERT INTO "actions" VALUES(1,10,1456422034341888086,'2026-01-02 00:01:12.000000','Gus',NULL,'{"move":"vote","approve":false,"public":false}','{}',0);
INSERT INTO "actions" VALUES(1,11,1456422034341888088,'2026-01-02 00:01:12.000000','Ann',NULL,'{"move":"vote","approve":false,"public":true}','{}',0);
INSERT INTO "actions" VALUES(1,12,1456422034341888090,'2026-01-02 00:01:12.000000','Ben',NULL,'{"move":"act","support":true}','{}',0);
INSERT INTO "actions" VALUES(1,13,1456422034341888092,'2026-01-02 00:01:12.000000','Eve',NULL,'{"move":"vote","approve":true,"public":true}','{}',0);
INSERT INTO "actions" VALUES(1,14,1456422034341888094,'2026-01-02 00:01:12.000000','Hal',NULL,'{"move":"vote","approve":false,"public":false}','{}',0);
INSERT INTO "actions" VALUES(1,15,1456422034341888096,'2026-01-02 00:01:12.000000','Dan',NULL,'{"move":"vote","approve":true,"public":false}','{}',0);
INSERT INTO "actions" VALUES(1,16,1456422034341888099,'2026-01-02 00:01:12.000000','Fay',NULL,'{"move":"propose","party":["Eve","Fay","Gus"],"inverter":"Gus"}','{}',0);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0009');
CREATE TABLE deadlines (
	game_id INTEGER NOT NULL, 
	is_inner BOOLEAN NOT NULL, 
	wait INTEGER NOT NULL, 
	at DATETIME NOT NULL, 
	asked BOOLEAN NOT NULL, 
	CONSTRAINT pk_deadlines PRIMARY KEY (game_id, is_inner), 
	CONSTRAINT fk_deadlines_game_id_games FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "deadlines" VALUES(3,0,36,'2026-01-02 02:01:12.000000',0);
INSERT INTO "deadlines" VALUES(2,0,19,'2026-01-03 00:01:12.000000',0);
INSERT INTO "deadlines" VALUES(1,0,16,'2026-01-03 00:01:12.000000',0);
CREATE TABLE events (
	game_id INTEGER NOT NULL, 
	line INTEGER NOT NULL, 
	position INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	CONSTRAINT pk_events PRIMARY KEY (game_id, line, position), 
	CONSTRAINT fk_events_game_id_games FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "events" VALUES(1,1,0,'{"notice":"knowledge","role":"guardian","side":"good","sees":["Ben"],"turncoat":null,"other_turncoat":null,"to":["Ann"]}');
INSERT INTO "events" VALUES(1,1,1,'{"notice":"knowledge","role":"seer","side":"good","sees":["Cat","Eve","Gus"],"turncoat":null,"other_turncoat":null,"to":["Ben"]}');
INSERT INTO "events" VALUES(1,1,2,'{"notice":"knowledge","role":"turncoat","side":"evil","sees":[],"turncoat":null,"other_turncoat":null,"to":["Cat"]}');
INSERT INTO "events" VALUES(1,1,3,'{"notice":"knowledge","role":"turncoat","side":"good","sees":[],"turncoat":null,"other_turncoat":null,"to":["Dan"]}');
INSERT INTO "events" VALUES(1,1,4,'{"notice":"knowledge","role":"plain","side":"evil","sees":["Cat","Gus"],"turncoat":"Cat","other_turncoat":null,"to":["Eve"]}');
INSERT INTO "events" VALUES(1,1,5,'{"notice":"knowledge","role":"plain","side":"good","sees":[],"turncoat":null,"other_turncoat":null,"to":["Fay"]}');
INSERT INTO "events" VALUES(1,1,6,'{"notice":"knowledge","role":"assassin","side":"evil","sees":["Cat","Eve"],"turncoat":"Cat","other_turncoat":null,"to":["Gus"]}');
INSERT INTO "events" VALUES(1,1,7,'{"notice":"knowledge","role":"plain","side":"good","sees":[],"turncoat":null,"other_turncoat":null,"to":["Hal"]}');
INSERT INTO "events" VALUES(1,1,8,'{"notice":"leaders","order":["Ben","Ann","Fay","Eve","Dan","Hal","Cat","Gus"],"to":"public"}');
INSERT INTO "events" VALUES(1,1,9,'{"notice":"cards","cards":["stay","switch","stay","switch","stay"],"to":"nobody"}');
INSERT INTO "events" VALUES(1,1,10,'{"notice":"leader","leader":"Ben","quest":1,"attempt":1,"reason":"order","to":"public"}');
INSERT INTO "events" VALUES(2,1,0,'{"notice":"knowledge","role":"plain","side":"good","sees":[],"to":["Ann"]}');
INSERT INTO "events" VALUES(2,1,1,'{"notice":"knowledge","role":"plain","side":"evil","sees":["Dan","Hal","Ida"],"to":["Ben"]}');
INSERT INTO "events" VALUES(2,1,2,'{"notice":"knowledge","role":"plain","side":"good","sees":[],"to":["Cat"]}');
INSERT INTO "events" VALUES(2,1,3,'{"notice":"knowledge","role":"plain","side":"evil","sees":["Ben","Hal","Ida"],"to":["Dan"]}');
INSERT INTO "events" VALUES(2,1,4,'{"notice":"knowledge","role":"plain","side":"good","sees":[],"to":["Eve"]}');
INSERT INTO "events" VALUES(2,1,5,'{"notice":"knowledge","role":"plain","side":"good","sees":[],"to":["Fay"]}');
INSERT INTO "events" VALUES(2,1,6,'{"notice":"knowledge","role":"plain","side":"good","sees":[],"to":["Gus"]}');
INSERT INTO "events" VALUES(2,1,7,'{"notice":"knowledge","role":"plain","side":"evil","sees":["Ben","Dan","Ida"],"to":["Hal"]}');
INSERT INTO "events" VALUES(2,1,8,'{"notice":"knowledge","role":"plain","side":"evil","sees":["Ben","Dan","Hal"],"to":["Ida"]}');
INSERT INTO "events" VALUES(2,1,9,'{"notice":"knowledge","role":"plain","side":"good","sees":[],"to":["Jon"]}');
INSERT INTO "events" VALUES(2,1,10,'{"notice":"talismans","talismans":["sword","wisdom","insight","wisdom","insight","staff","mirror"],"to":"nobody"}');
INSERT INTO "events" VALUES(2,1,11,'{"notice":"leaders","order":["Ida","Ann","Jon","Cat","Dan","Hal","Eve","Ben","Gus","Fay"],"to":"public"}');
INSERT INTO "events" VALUES(2,1,12,'{"notice":"leader","leader":"Ida","quest":1,"attempt":1,"reason":"order","to":"public"}');
INSERT INTO "events" VALUES(2,1,13,'{"notice":"talisman","talisman":"sword","leader":"Ida","to":"public"}');
INSERT INTO "events" VALUES(3,1,0,'{"notice":"role","role":"master","partner":null,"master":null,"to":["Ann"]}');
INSERT INTO "events" VALUES(3,1,1,'{"notice":"role","role":"player","partner":null,"master":null,"to":["Ben"]}');
INSERT INTO "events" VALUES(3,1,2,'{"notice":"role","role":"player","partner":null,"master":null,"to":["Cat"]}');
INSERT INTO "events" VALUES(3,1,3,'{"notice":"role","role":"player","partner":null,"master":null,"to":["Dan"]}');
INSERT INTO "events" VALUES(3,1,4,'{"notice":"role","role":"player","partner":null,"master":null,"to":["Eve"]}');
INSERT INTO "events" VALUES(3,1,5,'{"notice":"role","role":"player","partner":null,"master":null,"to":["Fay"]}');
INSERT INTO "events" VALUES(3,1,6,'{"notice":"role","role":"apprentice","partner":null,"master":"Ann","to":["Gus"]}');
INSERT INTO "events" VALUES(3,1,7,'{"notice":"seated","seats":["Eve","Fay","Cat","Dan","Gus","Ben","Ann"],"to":"gm"}');
INSERT INTO "events" VALUES(3,1,8,'{"notice":"phase","phase":"day","number":1,"to":"public"}');
INSERT INTO "events" VALUES(3,1,9,'{"notice":"first","player":"Fay","reason":"chance","to":"gm"}');
INSERT INTO "events" VALUES(3,1,10,'{"notice":"neighbours","left":"Eve","right":"Ben","to":["Ann"]}');
INSERT INTO "events" VALUES(3,1,11,'{"notice":"neighbours","left":"Ann","right":"Gus","to":["Ben"]}');
INSERT INTO "events" VALUES(3,1,12,'{"notice":"neighbours","left":"Dan","right":"Fay","to":["Cat"]}');
INSERT INTO "events" VALUES(3,1,13,'{"notice":"neighbours","left":"Gus","right":"Cat","to":["Dan"]}');
INSERT INTO "events" VALUES(3,1,14,'{"notice":"neighbours","left":"Fay","right":"Ann","to":["Eve"]}');
INSERT INTO "events" VALUES(3,1,15,'{"notice":"neighbours","left":"Cat","right":"Eve","to":["Fay"]}');
INSERT INTO "events" VALUES(3,1,16,'{"notice":"neighbours","left":"Ben","right":"Dan","to":["Gus"]}');
INSERT INTO "events" VALUES(3,2,0,'{"notice":"noted","action":{"move":"list","cards":["place_swap if no guard","healer","role_finder","place_swap","king","guard","lover","vigilante"]},"to":["Cat"]}');
INSERT INTO "events" VALUES(3,3,0,'{"notice":"noted","action":{"move":"list","cards":["king if role_finder = 1","role_finder","place_swap","vigilante","healer","guard","king","lover"]},"to":["Fay"]}');
INSERT INTO "events" VALUES(3,3,1,'{"notice":"dealt","card":"king","shots":null,"to":["Fay"]}');
INSERT INTO "events" VALUES(3,3,2,'{"notice":"dealt","card":"healer","shots":null,"to":["Cat"]}');
INSERT INTO "events" VALUES(3,4,0,'{"notice":"noted","action":{"move":"list","cards":["vigilante if king > 0 and vigilante < 3","place_swap","guard","role_finder","healer","lover","vigilante","king"]},"to":["Ann"]}');
INSERT INTO "events" VALUES(3,5,0,'{"notice":"dealt","card":null,"shots":null,"to":["Ben"]}');
INSERT INTO "events" VALUES(3,5,1,'{"notice":"dealt","card":null,"shots":null,"to":["Dan"]}');
INSERT INTO "events" VALUES(3,5,2,'{"notice":"dealt","card":null,"shots":null,"to":["Eve"]}');
INSERT INTO "events" VALUES(3,5,3,'{"notice":"dealt","card":null,"shots":null,"to":["Gus"]}');
INSERT INTO "events" VALUES(3,5,4,'{"notice":"dealt","card":"place_swap","shots":null,"to":["Ann"]}');
INSERT INTO "events" VALUES(3,5,5,'{"notice":"steal_settled","to":"gm"}');
INSERT INTO "events" VALUES(3,6,0,'{"notice":"noted","action":{"move":"list","cards":["guard if lover > 0 and guard < 3","vigilante","role_finder","place_swap","guard","lover","healer","king"]},"to":["Ben"]}');
INSERT INTO "events" VALUES(3,7,0,'{"notice":"noted","action":{"move":"use","target":"Fay"},"to":["Ann"]}');
INSERT INTO "events" VALUES(3,8,0,'{"notice":"noted","action":{"move":"list","cards":["role_finder if no role_finder","place_swap","guard","healer","vigilante","lover","role_finder","king"]},"to":["Ann"]}');
INSERT INTO "events" VALUES(3,9,0,'{"notice":"noted","action":{"move":"vote","target":"Eve"},"to":["Ben"]}');
INSERT INTO "events" VALUES(3,9,1,'{"notice":"votes","counts":{"Eve":["Ben"]},"needed":4,"to":"public"}');
INSERT INTO "events" VALUES(3,10,0,'{"notice":"noted","action":{"move":"use"},"to":["Cat"]}');
INSERT INTO "events" VALUES(3,11,0,'{"notice":"closed","to":"public"}');
INSERT INTO "events" VALUES(3,11,1,'{"notice":"phase","phase":"night","number":1,"to":"public"}');
INSERT INTO "events" VALUES(3,12,0,'{"notice":"noted","action":{"move":"list","cards":["role_finder if healer = 1","role_finder","lover","healer","guard","place_swap","vigilante","king"]},"to":["Ben"]}');
INSERT INTO "events" VALUES(3,13,0,'{"notice":"noted","action":{"move":"list","cards":["guard if no guard","vigilante","role_finder","guard","healer","king","lover","place_swap"]},"to":["Ben"]}');
INSERT INTO "events" VALUES(3,14,0,'{"notice":"noted","action":{"move":"use"},"to":["Ann"]}');
INSERT INTO "events" VALUES(3,15,0,'{"notice":"noted","action":{"move":"use"},"to":["Cat"]}');
INSERT INTO "events" VALUES(3,16,0,'{"notice":"noted","action":{"move":"list","cards":["place_swap if vigilante taken","place_swap","role_finder","healer","guard","king","vigilante","lover"]},"to":["Ann"]}');
INSERT INTO "events" VALUES(3,17,0,'{"notice":"undone","taken":11,"to":"public"}');
INSERT INTO "events" VALUES(3,18,0,'{"notice":"noted","action":{"move":"list","cards":["role_finder if healer = 1","role_finder","lover","healer","guard","place_swap","vigilante","king"]},"to":["Ben"]}');
INSERT INTO "events" VALUES(3,19,0,'{"notice":"noted","action":{"move":"list","cards":["guard if no guard","vigilante","role_finder","guard","healer","king","lover","place_swap"]},"to":["Ben"]}');
INSERT INTO "events" VALUES(3,20,0,'{"notice":"noted","action":{"move":"use"},"to":["Ann"]}');
INSERT INTO "events" VALUES(3,21,0,'{"notice":"noted","action":{"move":"use"},"to":["Cat"]}');
INSERT INTO "events" VALUES(3,22,0,'{"notice":"noted","action":{"move":"list","cards":["place_swap if vigilante taken","place_swap","role_finder","healer","guard","king","vigilante","lover"]},"to":["Ann"]}');
INSERT INTO "events" VALUES(3,23,0,'{"notice":"noted","action":{"move":"unvote"},"to":["Ben"]}');
INSERT INTO "events" VALUES(3,23,1,'{"notice":"votes","counts":{},"needed":4,"to":"public"}');
INSERT INTO "events" VALUES(3,24,0,'{"notice":"noted","action":{"move":"kill","target":"Ben"},"to":["Ann"]}');
INSERT INTO "events" VALUES(3,25,0,'{"notice":"noted","action":{"move":"list","cards":["role_finder if place_swap taken","guard","place_swap","role_finder","lover","healer","vigilante","king"]},"to":["Ann"]}');
INSERT INTO "events" VALUES(3,26,0,'{"notice":"noted","action":{"move":"vote","target":"Eve"},"to":["Ben"]}');
INSERT INTO "events" VALUES(3,26,1,'{"notice":"votes","counts":{"Eve":["Ben"]},"needed":4,"to":"public"}');
INSERT INTO "events" VALUES(1,2,0,'{"notice":"leader","leader":"Ann","quest":1,"attempt":1,"reason":"passed","to":"public"}');
INSERT INTO "events" VALUES(2,2,0,'{"notice":"given","talisman":"sword","by":"Ida","target":"Jon","to":"public"}');
INSERT INTO "events" VALUES(3,27,0,'{"notice":"noted","action":{"move":"vote","target":"Dan"},"to":["Ben"]}');
INSERT INTO "events" VALUES(3,27,1,'{"notice":"votes","counts":{"Dan":["Ben"]},"needed":4,"to":"public"}');
INSERT INTO "events" VALUES(3,28,0,'{"notice":"noted","action":{"move":"vote","target":"Dan"},"to":["Fay"]}');
INSERT INTO "events" VALUES(3,28,1,'{"notice":"votes","counts":{"Dan":["Ben","Fay"]},"needed":4,"to":"public"}');
INSERT INTO "events" VALUES(3,29,0,'{"notice":"noted","action":{"move":"list","cards":["king if no healer","king","guard","vigilante","role_finder","healer","place_swap","lover"]},"to":["Fay"]}');
INSERT INTO "events" VALUES(3,30,0,'{"notice":"noted","action":{"move":"list","cards":["healer if lover > 0 and healer < 3","role_finder","guard","healer","lover","vigilante","place_swap","king"]},"to":["Eve"]}');
INSERT INTO "events" VALUES(3,31,0,'{"notice":"noted","action":{"move":"list","cards":["place_swap if lover taken","king","role_finder","healer","lover","guard","place_swap","vigilante"]},"to":["Gus"]}');
INSERT INTO "events" VALUES(3,32,0,'{"notice":"noted","action":{"move":"list","cards":["vigilante if no lover","place_swap","healer","guard","king","role_finder","lover","vigilante"]},"to":["Cat"]}');
INSERT INTO "events" VALUES(3,33,0,'{"notice":"noted","action":{"move":"use","target":"Ann"},"to":["Cat"]}');
INSERT INTO "events" VALUES(3,34,0,'{"notice":"noted","action":{"move":"list","cards":["lover if healer taken","healer","guard","vigilante","king","lover","place_swap","role_finder"]},"to":["Fay"]}');
INSERT INTO "events" VALUES(3,35,0,'{"notice":"noted","action":{"move":"use","target":"Eve"},"to":["Ann"]}');
INSERT INTO "events" VALUES(3,36,0,'{"notice":"closed","to":"public"}');
INSERT INTO "events" VALUES(3,36,1,'{"notice":"phase","phase":"night","number":1,"to":"public"}');
INSERT INTO "events" VALUES(2,3,0,'{"notice":"proposal","leader":"Ida","party":["Ben","Cat","Ida"],"quest":1,"attempt":1,"inverter":null,"to":"public"}');
INSERT INTO "events" VALUES(2,4,0,'{"notice":"voted","player":"Cat","approve":false,"to":"public"}');
INSERT INTO "events" VALUES(2,5,0,'{"notice":"voted","player":"Ann","approve":false,"to":"public"}');
INSERT INTO "events" VALUES(2,6,0,'{"notice":"voted","player":"Ben","approve":null,"to":"public"}');
INSERT INTO "events" VALUES(2,6,1,'{"notice":"noted","action":{"move":"vote","approve":true,"public":false},"to":["Ben"]}');
INSERT INTO "events" VALUES(2,7,0,'{"notice":"voted","player":"Cat","approve":true,"to":"public"}');
INSERT INTO "events" VALUES(2,8,0,'{"notice":"noted","action":{"move":"act","support":true},"to":["Ben"]}');
INSERT INTO "events" VALUES(2,9,0,'{"notice":"voted","player":"Fay","approve":true,"to":"public"}');
INSERT INTO "events" VALUES(2,10,0,'{"notice":"voted","player":"Gus","approve":true,"to":"public"}');
INSERT INTO "events" VALUES(2,11,0,'{"notice":"undone","taken":10,"to":"public"}');
INSERT INTO "events" VALUES(2,12,0,'{"notice":"voted","player":"Jon","approve":null,"to":"public"}');
INSERT INTO "events" VALUES(2,12,1,'{"notice":"noted","action":{"move":"vote","approve":false,"public":false},"to":["Jon"]}');
INSERT INTO "events" VALUES(2,13,0,'{"notice":"voted","player":"Hal","approve":null,"to":"public"}');
INSERT INTO "events" VALUES(2,13,1,'{"notice":"noted","action":{"move":"vote","approve":false,"public":false},"to":["Hal"]}');
INSERT INTO "events" VALUES(2,14,0,'{"notice":"voted","player":"Ida","approve":null,"to":"public"}');
INSERT INTO "events" VALUES(2,14,1,'{"notice":"noted","action":{"move":"vote","approve":true,"public":false},"to":["Ida"]}');
INSERT INTO "events" VALUES(2,15,0,'{"notice":"voted","player":"Gus","approve":true,"to":"public"}');
INSERT INTO "events" VALUES(2,16,0,'{"notice":"voted","player":"Dan","approve":false,"to":"public"}');
INSERT INTO "events" VALUES(2,17,0,'{"notice":"voted","player":"Fay","approve":null,"to":"public"}');
INSERT INTO "events" VALUES(2,17,1,'{"notice":"noted","action":{"move":"vote","approve":true,"public":false},"to":["Fay"]}');
INSERT INTO "events" VALUES(2,18,0,'{"notice":"voted","player":"Eve","approve":null,"to":"public"}');
INSERT INTO "events" VALUES(2,18,1,'{"notice":"noted","action":{"move":"vote","approve":false,"public":false},"to":["Eve"]}');
INSERT INTO "events" VALUES(2,18,2,'{"notice":"vote_closed","approved":false,"votes":{"Ann":false,"Ben":true,"Cat":true,"Dan":false,"Eve":false,"Fay":true,"Gus":true,"Hal":false,"Ida":true,"Jon":false},"rejections":1,"doubled":[],"to":"public"}');
INSERT INTO "events" VALUES(2,18,3,'{"notice":"leader","leader":"Ann","quest":1,"attempt":2,"reason":"order","to":"public"}');
INSERT INTO "events" VALUES(2,19,0,'{"notice":"proposal","leader":"Ann","party":["Ben","Fay","Jon"],"quest":1,"attempt":2,"inverter":null,"to":"public"}');
INSERT INTO "events" VALUES(2,20,0,'{"notice":"voted","player":"Hal","approve":null,"to":"public"}');
INSERT INTO "events" VALUES(2,20,1,'{"notice":"noted","action":{"move":"vote","approve":true,"public":false},"to":["Hal"]}');
INSERT INTO "events" VALUES(1,3,0,'{"notice":"proposal","leader":"Ann","party":["Ann","Ben","Gus"],"quest":1,"attempt":1,"inverter":"Ben","to":"public"}');
INSERT INTO "events" VALUES(1,4,0,'{"notice":"voted","player":"Ben","approve":null,"to":"public"}');
INSERT INTO "events" VALUES(1,4,1,'{"notice":"noted","action":{"move":"vote","approve":false,"public":false},"to":["Ben"]}');
INSERT INTO "events" VALUES(1,5,0,'{"notice":"voted","player":"Hal","approve":null,"to":"public"}');
INSERT INTO "events" VALUES(1,5,1,'{"notice":"noted","action":{"move":"vote","approve":true,"public":false},"to":["Hal"]}');
INSERT INTO "events" VALUES(1,6,0,'{"notice":"voted","player":"Cat","approve":null,"to":"public"}');
INSERT INTO "events" VALUES(1,6,1,'{"notice":"noted","action":{"move":"vote","approve":true,"public":false},"to":["Cat"]}');
INSERT INTO "events" VALUES(1,7,0,'{"notice":"voted","player":"Fay","approve":false,"to":"public"}');
INSERT INTO "events" VALUES(1,8,0,'{"notice":"voted","player":"Dan","approve":null,"to":"public"}');
INSERT INTO "events" VALUES(1,8,1,'{"notice":"noted","action":{"move":"vote","approve":true,"public":false},"to":["Dan"]}');
INSERT INTO "events" VALUES(1,9,0,'{"notice":"undone","taken":8,"to":"public"}');
INSERT INTO "events" VALUES(1,10,0,'{"notice":"voted","player":"Gus","approve":null,"to":"public"}');
INSERT INTO "events" VALUES(1,10,1,'{"notice":"noted","action":{"move":"vote","approve":false,"public":false},"to":["Gus"]}');
INSERT INTO "events" VALUES(1,11,0,'{"notice":"voted","player":"Ann","approve":false,"to":"public"}');
INSERT INTO "events" VALUES(1,12,0,'{"notice":"noted","action":{"move":"act","support":true},"to":["Ben"]}');
INSERT INTO "events" VALUES(1,13,0,'{"notice":"voted","player":"Eve","approve":true,"to":"public"}');
INSERT INTO "events" VALUES(1,14,0,'{"notice":"noted","action":{"move":"vote","approve":false,"public":false},"to":["Hal"]}');
INSERT INTO "events" VALUES(1,15,0,'{"notice":"voted","player":"Dan","approve":null,"to":"public"}');
INSERT INTO "events" VALUES(1,15,1,'{"notice":"noted","action":{"move":"vote","approve":true,"public":false},"to":["Dan"]}');
INSERT INTO "events" VALUES(1,15,2,'{"notice":"vote_closed","approved":false,"votes":{"Ann":false,"Ben":false,"Cat":true,"Dan":true,"Eve":true,"Fay":false,"Gus":false,"Hal":false},"rejections":1,"doubled":[],"to":"public"}');
INSERT INTO "events" VALUES(1,15,3,'{"notice":"leader","leader":"Fay","quest":1,"attempt":2,"reason":"order","to":"public"}');
INSERT INTO "events" VALUES(1,16,0,'{"notice":"proposal","leader":"Fay","party":["Eve","Fay","Gus"],"quest":1,"attempt":2,"inverter":"Gus","to":"public"}');
CREATE TABLE games (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	theme VARCHAR(32) NOT NULL, 
	guild_id BIGINT NOT NULL, 
	gm_id BIGINT NOT NULL, 
	phase VARCHAR(16) NOT NULL, 
	options TEXT NOT NULL, 
	hours TEXT NOT NULL, 
	late VARCHAR(16) NOT NULL, 
	secrecy VARCHAR(16) NOT NULL, 
	anonymous BOOLEAN NOT NULL, 
	drawn TEXT, 
	salt VARCHAR(64), 
	commitment VARCHAR(64), 
	lines INTEGER NOT NULL, 
	wait INTEGER NOT NULL, 
	paused BOOLEAN NOT NULL, 
	snapshot TEXT, 
	snapshot_schema VARCHAR(64), 
	created_at DATETIME NOT NULL, 
	started_at DATETIME, 
	ended_at DATETIME, 
	ended_by BIGINT, wait_token VARCHAR(16) DEFAULT '0' NOT NULL, 
	CONSTRAINT fk_games_guild_id_guilds FOREIGN KEY(guild_id) REFERENCES guilds (id)
);
INSERT INTO "games" VALUES(1,'tain',{guild},{user:Gia},'running','{"roles":["guardian","turncoat"],"vision":true,"inverter":true}','{"proposal":24.0,"vote":24.0,"quest":24.0,"invert":24.0,"look":24.0,"guess":24.0}','auto','dm',0,'{"sides":{"Ann":"good","Ben":"good","Cat":"evil","Dan":"good","Eve":"evil","Fay":"good","Gus":"evil","Hal":"good"},"roles":{"Ben":"seer","Ann":"guardian","Dan":"turncoat","Gus":"assassin","Cat":"turncoat"},"leaders":["Ben","Ann","Fay","Eve","Dan","Hal","Cat","Gus"],"cards":["stay","switch","stay","switch","stay"]}','efcbdff11afdaeb5bda57a82cfa9e854b2d40d6b628f7312f025e0b49b68e063','bedb4063d9f3dc70d319ff7db9b2ecddf35831dfec4ee07ace235457f1911528',16,16,0,'{"seats":["Ann","Ben","Cat","Dan","Eve","Fay","Gus","Hal"],"paused":false,"outcome":null,"occupants":{},"options":{"roles":["guardian","turncoat"],"turncoat":"random","turncoats_meet":false,"vision":true,"inverter":true},"phase":"vote","sides":{"Ann":"good","Ben":"good","Cat":"evil","Dan":"good","Eve":"evil","Fay":"good","Gus":"evil","Hal":"good"},"roles":{"Ann":"guardian","Ben":"seer","Cat":"turncoat","Dan":"turncoat","Eve":"plain","Fay":"plain","Gus":"assassin","Hal":"plain"},"sees":{"Ann":["Ben"],"Ben":["Cat","Eve","Gus"],"Cat":[],"Dan":[],"Eve":["Cat","Gus"],"Fay":[],"Gus":["Cat","Eve"],"Hal":[]},"round":{"order":["Ben","Ann","Fay","Eve","Dan","Hal","Cat","Gus"],"place":3,"leader":"Fay","passed_over":0,"rejections":1,"party":["Eve","Fay","Gus"],"cast":{},"votes":{},"orders":{},"past_votes":[{"quest":1,"attempt":1,"leader":"Ann","party":["Ann","Ben","Gus"],"approved":false,"votes":{"Ann":false,"Ben":false,"Cat":true,"Dan":true,"Eve":true,"Fay":false,"Gus":false,"Hal":false},"doubled":[]}],"past_quests":[]},"cards":["stay","switch","stay","switch","stay"],"cards_shown":[],"vision":{"holders":["Gus"],"uses":0,"told":{}},"rider":"Gus","inverted":null,"guess":null}','87d0345ac70f5135ab4b7be7222f2f7861d42564bc2d3598b0e512ca2a43d13b','2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000',NULL,NULL,'b55be18f');
INSERT INTO "games" VALUES(2,'honnoji',{guild},{user:Gia},'running','{}','{"give":24.0,"proposal":24.0,"vote":24.0,"quest":24.0,"look":24.0}','auto','dm',0,'{"sides":{"Ann":"good","Ben":"evil","Cat":"good","Dan":"evil","Eve":"good","Fay":"good","Gus":"good","Hal":"evil","Ida":"evil","Jon":"good"},"leaders":["Ida","Ann","Jon","Cat","Dan","Hal","Eve","Ben","Gus","Fay"],"talismans":["sword","wisdom","insight","wisdom","insight","staff","mirror"]}','e2ad9c2d61c845401661b28984ddf042f1bc6bac5280a34f44e08540091f0d54','0812a5baac3b4b6442053c4fd9293923d4b6375a53e87626ad8b1446d75418ed',20,19,0,'{"seats":["Ann","Ben","Cat","Dan","Eve","Fay","Gus","Hal","Ida","Jon"],"paused":false,"outcome":null,"occupants":{},"options":{},"phase":"vote","sides":{"Ann":"good","Ben":"evil","Cat":"good","Dan":"evil","Eve":"good","Fay":"good","Gus":"good","Hal":"evil","Ida":"evil","Jon":"good"},"round":{"order":["Ida","Ann","Jon","Cat","Dan","Hal","Eve","Ben","Gus","Fay"],"place":2,"leader":"Ann","passed_over":0,"rejections":1,"party":["Ben","Fay","Jon"],"cast":{"Hal":null},"votes":{"Hal":true},"orders":{},"past_votes":[{"quest":1,"attempt":1,"leader":"Ida","party":["Ben","Cat","Ida"],"approved":false,"votes":{"Ann":false,"Ben":true,"Cat":true,"Dan":false,"Eve":false,"Fay":true,"Gus":true,"Hal":false,"Ida":true,"Jon":false},"doubled":[]}],"past_quests":[]},"pool":["sword","wisdom","insight","wisdom","insight","staff","mirror"],"tokens":[{"name":"sword","mission":1,"giver":"Ida","holder":"Jon","standing":"kept","target":null,"used_in":null}],"contract":{"holders":["Fay"],"uses":0,"told":{}},"has_given":false,"is_sent":false}','3a10bceac071b6b1aa640e0464167c67ec4562d9c630b1ce75aae29931eeb68f','2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000',NULL,NULL,'376b0826');
INSERT INTO "games" VALUES(3,'great-table',{guild},{user:Gia},'running','{"anonymous":false}','{"lists":12.0,"day":30.0,"night":2.0}','auto','dm',0,'{"roles":{"Ann":"master","Gus":"apprentice"},"seats":["Eve","Fay","Cat","Dan","Gus","Ben","Ann"],"first":"Fay"}','b887ec3de0d59d8d424166790d5222b6d926f120aa968e27b20d9a03f81f373c','32b0a089a18b3c1d2495b29abbdee440d341acf1a9b29d288cacb00564d34f86',36,36,0,'{"seats":["Ann","Ben","Cat","Dan","Eve","Fay","Gus"],"paused":false,"outcome":null,"occupants":{},"options":{"roles":{},"deck":{},"anonymous":false,"wins_at":"majority","deadline_lynch":"none","reveal":"master"},"time":"night","number":1,"roles":{"Ann":"master","Ben":"player","Cat":"player","Dan":"player","Eve":"player","Fay":"player","Gus":"apprentice"},"partner":{},"ring":["Eve","Fay","Cat","Dan","Gus","Ben","Ann"],"dead":[],"died_now":[],"graves":{},"first":"Fay","neighbours":{"Ann":["Eve","Ben"],"Ben":["Ann","Gus"],"Cat":["Dan","Fay"],"Dan":["Gus","Cat"],"Eve":["Fay","Ann"],"Fay":["Cat","Eve"],"Gus":["Ben","Dan"]},"lists":{"Cat":{"move":"list","cards":["place_swap if no guard","healer","role_finder","place_swap","king","guard","lover","vigilante"]},"Fay":{"move":"list","cards":["king if role_finder = 1","role_finder","place_swap","vigilante","healer","guard","king","lover"]},"Ann":{"move":"list","cards":["vigilante if king > 0 and vigilante < 3","place_swap","guard","role_finder","healer","lover","vigilante","king"]}},"next_lists":{"Ben":{"move":"list","cards":["guard if no guard","vigilante","role_finder","guard","healer","king","lover","place_swap"]},"Ann":{"move":"list","cards":["role_finder if place_swap taken","guard","place_swap","role_finder","lover","healer","vigilante","king"]},"Fay":{"move":"list","cards":["lover if healer taken","healer","guard","vigilante","king","lover","place_swap","role_finder"]},"Eve":{"move":"list","cards":["healer if lover > 0 and healer < 3","role_finder","guard","healer","lover","vigilante","place_swap","king"]},"Gus":{"move":"list","cards":["place_swap if lover taken","king","role_finder","healer","lover","guard","place_swap","vigilante"]},"Cat":{"move":"list","cards":["vigilante if no lover","place_swap","healer","guard","king","role_finder","lover","vigilante"]}},"has_listed":["Ann","Ben","Cat","Eve","Fay","Gus"],"hands":{"Fay":"king","Cat":"healer","Ben":null,"Dan":null,"Eve":null,"Gus":null,"Ann":"place_swap"},"shots":{},"cards":[{"card":"king","dealt_to":"Fay","holder":"Fay"},{"card":"healer","dealt_to":"Cat","holder":"Cat"},{"card":"place_swap","dealt_to":"Ann","holder":"Ann"}],"shots_spent":0,"thief_asked":null,"thief_target":null,"thief_has_answered":false,"is_settled":true,"loners":[],"ballots":{},"counts":{},"needed":4,"past_counts":[{"Dan":["Ben","Fay"]}],"is_lynched":false,"mark":null,"uses":{"Cat":{"move":"use","target":"Ann"},"Ann":{"move":"use","target":"Eve"}},"kills":{"Ann":"Ben"},"threads":{},"has_whispered":[],"past":[],"idle":1}','ca5905f91dd1c19351f9cf5535d81c5358fc89386ac66ffb55e48de4afcd8f0c','2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000',NULL,NULL,'3df3c577');
CREATE TABLE guilds (
	id BIGINT NOT NULL, 
	language VARCHAR(16) NOT NULL, 
	zone VARCHAR(64) NOT NULL, 
	host_roles TEXT NOT NULL, 
	most_games INTEGER, 
	CONSTRAINT pk_guilds PRIMARY KEY (id)
);
INSERT INTO "guilds" VALUES({guild},'en','UTC','[]',NULL);
CREATE TABLE occupants (
	id INTEGER NOT NULL, 
	seat_id INTEGER NOT NULL, 
	user_id BIGINT NOT NULL, 
	name VARCHAR(32) NOT NULL, 
	since DATETIME NOT NULL, 
	until DATETIME, 
	dm_channel_id BIGINT, 
	dm_open BOOLEAN, 
	is_staff BOOLEAN NOT NULL, is_offered BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_occupants PRIMARY KEY (id), 
	CONSTRAINT fk_occupants_seat_id_seats FOREIGN KEY(seat_id) REFERENCES seats (id) ON DELETE CASCADE
);
INSERT INTO "occupants" VALUES(1,1,{user:Ann},'Ann','2026-01-01 00:00:00.000000',NULL,{dm:Ann},1,0,0);
INSERT INTO "occupants" VALUES(2,2,{user:Ben},'Ben','2026-01-01 00:00:00.000000',NULL,{dm:Ben},1,0,0);
INSERT INTO "occupants" VALUES(3,3,{user:Cat},'Cat','2026-01-01 00:00:00.000000',NULL,{dm:Cat},1,0,0);
INSERT INTO "occupants" VALUES(4,4,{user:Dan},'Dan','2026-01-01 00:00:00.000000',NULL,{dm:Dan},1,0,0);
INSERT INTO "occupants" VALUES(5,5,{user:Eve},'Eve','2026-01-01 00:00:00.000000',NULL,{dm:Eve},1,0,0);
INSERT INTO "occupants" VALUES(6,6,{user:Fay},'Fay','2026-01-01 00:00:00.000000',NULL,{dm:Fay},1,0,0);
INSERT INTO "occupants" VALUES(7,7,{user:Gus},'Gus','2026-01-01 00:00:00.000000',NULL,{dm:Gus},1,0,0);
INSERT INTO "occupants" VALUES(8,8,{user:Hal},'Hal','2026-01-01 00:00:00.000000',NULL,{dm:Hal},1,0,0);
INSERT INTO "occupants" VALUES(9,9,{user:Ann},'Ann','2026-01-01 00:00:00.000000',NULL,{dm:Ann},1,0,0);
INSERT INTO "occupants" VALUES(10,10,{user:Ben},'Ben','2026-01-01 00:00:00.000000',NULL,{dm:Ben},1,0,0);
INSERT INTO "occupants" VALUES(11,11,{user:Cat},'Cat','2026-01-01 00:00:00.000000',NULL,{dm:Cat},1,0,0);
INSERT INTO "occupants" VALUES(12,12,{user:Dan},'Dan','2026-01-01 00:00:00.000000',NULL,{dm:Dan},1,0,0);
INSERT INTO "occupants" VALUES(13,13,{user:Eve},'Eve','2026-01-01 00:00:00.000000',NULL,{dm:Eve},1,0,0);
INSERT INTO "occupants" VALUES(14,14,{user:Fay},'Fay','2026-01-01 00:00:00.000000',NULL,{dm:Fay},1,0,0);
INSERT INTO "occupants" VALUES(15,15,{user:Gus},'Gus','2026-01-01 00:00:00.000000',NULL,{dm:Gus},1,0,0);
INSERT INTO "occupants" VALUES(16,16,{user:Hal},'Hal','2026-01-01 00:00:00.000000',NULL,{dm:Hal},1,0,0);
INSERT INTO "occupants" VALUES(17,17,{user:Ida},'Ida','2026-01-01 00:00:00.000000',NULL,{dm:Ida},1,0,0);
INSERT INTO "occupants" VALUES(18,18,{user:Jon},'Jon','2026-01-01 00:00:00.000000',NULL,{dm:Jon},1,0,0);
INSERT INTO "occupants" VALUES(19,19,{user:Ann},'Ann','2026-01-01 00:00:00.000000',NULL,{dm:Ann},1,0,0);
INSERT INTO "occupants" VALUES(20,20,{user:Ben},'Ben','2026-01-01 00:00:00.000000',NULL,{dm:Ben},1,0,0);
INSERT INTO "occupants" VALUES(21,21,{user:Cat},'Cat','2026-01-01 00:00:00.000000',NULL,{dm:Cat},1,0,0);
INSERT INTO "occupants" VALUES(22,22,{user:Dan},'Dan','2026-01-01 00:00:00.000000',NULL,{dm:Dan},1,0,0);
INSERT INTO "occupants" VALUES(23,23,{user:Eve},'Eve','2026-01-01 00:00:00.000000',NULL,{dm:Eve},1,0,0);
INSERT INTO "occupants" VALUES(24,24,{user:Fay},'Fay','2026-01-01 00:00:00.000000',NULL,{dm:Fay},1,0,0);
INSERT INTO "occupants" VALUES(25,25,{user:Gus},'Gus','2026-01-01 00:00:00.000000',NULL,{dm:Gus},1,0,0);
CREATE TABLE outbox (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	game_id INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	room_id INTEGER, 
	seat_id INTEGER, 
	user_id BIGINT, 
	thread VARCHAR(24), 
	about_id BIGINT, 
	lines TEXT NOT NULL, 
	speaker VARCHAR(32), 
	text TEXT, 
	state VARCHAR(16) NOT NULL, 
	attempts INTEGER NOT NULL, 
	due_at DATETIME NOT NULL, 
	created_at DATETIME NOT NULL, 
	nonce VARCHAR(25) NOT NULL, 
	message_id BIGINT, 
	channel_id BIGINT, owner VARCHAR(48), claimed_until DATETIME, 
	CONSTRAINT fk_outbox_game_id_games FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE, 
	CONSTRAINT fk_outbox_room_id_rooms FOREIGN KEY(room_id) REFERENCES rooms (id) ON DELETE CASCADE, 
	CONSTRAINT fk_outbox_seat_id_seats FOREIGN KEY(seat_id) REFERENCES seats (id) ON DELETE CASCADE, 
	CONSTRAINT uq_outbox_nonce UNIQUE (nonce)
);
INSERT INTO "outbox" VALUES(1,1,'secrets',NULL,1,NULL,NULL,NULL,'[1]',NULL,NULL,'sent',0,'2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000','4cf680142cbf21aba7355415',1456059344486400064,{dm:Ann},'04115b94fc4a:12872:98433667','2026-01-01 00:01:00.000000');
INSERT INTO "outbox" VALUES(2,1,'secrets',NULL,2,NULL,NULL,NULL,'[1]',NULL,NULL,'sent',0,'2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000','572445edf87b144e96e29924',1456059344486400063,{dm:Ben},'04115b94fc4a:12872:98433667','2026-01-01 00:01:00.000000');
INSERT INTO "outbox" VALUES(3,1,'secrets',NULL,3,NULL,NULL,NULL,'[1]',NULL,NULL,'sent',0,'2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000','788d7e3ce7e2f9bf2f72844c',1456059344486400069,{dm:Cat},'04115b94fc4a:12872:98433667','2026-01-01 00:01:00.000000');
INSERT INTO "outbox" VALUES(4,1,'secrets',NULL,4,NULL,NULL,NULL,'[1]',NULL,NULL,'sent',0,'2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000','a71231a5fc7a28f7e59c4555',1456059344486400067,{dm:Dan},'04115b94fc4a:12872:98433667','2026-01-01 00:01:00.000000');
INSERT INTO "outbox" VALUES(5,1,'secrets',NULL,5,NULL,NULL,NULL,'[1]',NULL,NULL,'sent',0,'2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000','8d8f72b3fdf75e52da73d995',1456059344486400065,{dm:Eve},'04115b94fc4a:12872:98433667','2026-01-01 00:01:00.000000');
INSERT INTO "outbox" VALUES(6,1,'secrets',NULL,6,NULL,NULL,NULL,'[1]',NULL,NULL,'sent',0,'2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000','f5255bdf0ad01968242629af',1456059344486400066,{dm:Fay},'04115b94fc4a:12872:98433667','2026-01-01 00:01:00.000000');
INSERT INTO "outbox" VALUES(7,1,'secrets',NULL,7,NULL,NULL,NULL,'[1]',NULL,NULL,'sent',0,'2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000','65ee8e69010f052348dbec04',1456059344486400068,{dm:Gus},'04115b94fc4a:12872:98433667','2026-01-01 00:01:00.000000');
INSERT INTO "outbox" VALUES(8,1,'secrets',NULL,8,NULL,NULL,NULL,'[1]',NULL,NULL,'sent',0,'2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000','524e21455692330d40552879',1456059344486400070,{dm:Hal},'04115b94fc4a:12872:98433667','2026-01-01 00:01:00.000000');
INSERT INTO "outbox" VALUES(9,1,'prompt',1,NULL,NULL,NULL,NULL,'[1]',NULL,NULL,'sent',0,'2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000','12a6a4563aae3acb574f6b88',1456059344486400071,{room:1},'04115b94fc4a:12872:98433667','2026-01-01 00:01:00.000000');
INSERT INTO "outbox" VALUES(10,2,'secrets',NULL,9,NULL,NULL,NULL,'[1]',NULL,NULL,'sent',0,'2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000','4cf45e43720d052f0f033929',1456059344486400114,{dm:Ann},'04115b94fc4a:12872:98433667','2026-01-01 00:01:00.000000');
INSERT INTO "outbox" VALUES(11,2,'secrets',NULL,10,NULL,NULL,NULL,'[1]',NULL,NULL,'sent',0,'2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000','fab75a290897c5b806cafb91',1456059344486400113,{dm:Ben},'04115b94fc4a:12872:98433667','2026-01-01 00:01:00.000000');
INSERT INTO "outbox" VALUES(12,2,'secrets',NULL,11,NULL,NULL,NULL,'[1]',NULL,NULL,'sent',0,'2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000','7f340b7ed0fb9eff09a39757',1456059344486400112,{dm:Cat},'04115b94fc4a:12872:98433667','2026-01-01 00:01:00.000000');
INSERT INTO "outbox" VALUES(13,2,'secrets',NULL,12,NULL,NULL,NULL,'[1]',NULL,NULL,'sent',0,'2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000','f6c77fefb6343177a618c30d',1456059344486400111,{dm:Dan},'04115b94fc4a:12872:98433667','2026-01-01 00:01:00.000000');
INSERT INTO "outbox" VALUES(14,2,'secrets',NULL,13,NULL,NULL,NULL,'[1]',NULL,NULL,'sent',0,'2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000','a51d4bd1dc075bf3e2f1a785',1456059344486400116,{dm:Eve},'04115b94fc4a:12872:98433667','2026-01-01 00:01:00.000000');
INSERT INTO "outbox" VALUES(15,2,'secrets',NULL,14,NULL,NULL,NULL,'[1]',NULL,NULL,'sent',0,'2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000','180955ff5aa2f9adcab09133',1456059344486400117,{dm:Fay},'04115b94fc4a:12872:98433667','2026-01-01 00:01:00.000000');
INSERT INTO "outbox" VALUES(16,2,'secrets',NULL,15,NULL,NULL,NULL,'[1]',NULL,NULL,'sent',0,'2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000','c02febcfdd1e0b2136558f7a',1456059344486400119,{dm:Gus},'04115b94fc4a:12872:98433667','2026-01-01 00:01:00.000000');
INSERT INTO "outbox" VALUES(17,2,'secrets',NULL,16,NULL,NULL,NULL,'[1]',NULL,NULL,'sent',0,'2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000','a6532c8bc82745177bbb1106',1456059344486400120,{dm:Hal},'04115b94fc4a:12872:98433667','2026-01-01 00:01:00.000000');
INSERT INTO "outbox" VALUES(18,2,'secrets',NULL,17,NULL,NULL,NULL,'[1]',NULL,NULL,'sent',0,'2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000','f29e8be6cb99f7938df3529c',1456059344486400118,{dm:Ida},'04115b94fc4a:12872:98433667','2026-01-01 00:01:00.000000');
INSERT INTO "outbox" VALUES(19,2,'secrets',NULL,18,NULL,NULL,NULL,'[1]',NULL,NULL,'sent',0,'2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000','f477dd8f3bdb17c09cd12c7e',1456059344486400115,{dm:Jon},'04115b94fc4a:12872:98433667','2026-01-01 00:01:00.000000');
INSERT INTO "outbox" VALUES(20,2,'prompt',2,NULL,NULL,NULL,NULL,'[1]',NULL,NULL,'sent',0,'2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000','b4c2d06fb1a95b9863e1cf64',1456059344486400121,{room:2},'04115b94fc4a:12872:98433667','2026-01-01 00:01:00.000000');
INSERT INTO "outbox" VALUES(21,3,'secrets',NULL,19,NULL,NULL,NULL,'[1]',NULL,NULL,'sent',0,'2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000','c59feb33a7c585711d4b8423',1456059344486400156,{dm:Ann},'04115b94fc4a:12872:98433667','2026-01-01 00:01:00.000000');
INSERT INTO "outbox" VALUES(22,3,'secrets',NULL,20,NULL,NULL,NULL,'[1]',NULL,NULL,'sent',0,'2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000','7276e9457aaa1078a1e1782b',1456059344486400154,{dm:Ben},'04115b94fc4a:12872:98433667','2026-01-01 00:01:00.000000');
INSERT INTO "outbox" VALUES(23,3,'secrets',NULL,21,NULL,NULL,NULL,'[1]',NULL,NULL,'sent',0,'2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000','69ebe149efc047aba992bea9',1456059344486400152,{dm:Cat},'04115b94fc4a:12872:98433667','2026-01-01 00:01:00.000000');
INSERT INTO "outbox" VALUES(24,3,'secrets',NULL,22,NULL,NULL,NULL,'[1]',NULL,NULL,'sent',0,'2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000','6de50dd30a3b9e1d044d0bcd',1456059344486400150,{dm:Dan},'04115b94fc4a:12872:98433667','2026-01-01 00:01:00.000000');
INSERT INTO "outbox" VALUES(25,3,'secrets',NULL,23,NULL,NULL,NULL,'[1]',NULL,NULL,'sent',0,'2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000','c5ddb09e9d99d6ab77e20f50',1456059344486400162,{dm:Eve},'04115b94fc4a:12872:98433667','2026-01-01 00:01:00.000000');
INSERT INTO "outbox" VALUES(26,3,'secrets',NULL,24,NULL,NULL,NULL,'[1]',NULL,NULL,'sent',0,'2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000','c6026859ef1cfc08a8574954',1456059344486400158,{dm:Fay},'04115b94fc4a:12872:98433667','2026-01-01 00:01:00.000000');
INSERT INTO "outbox" VALUES(27,3,'secrets',NULL,25,NULL,NULL,NULL,'[1]',NULL,NULL,'sent',0,'2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000','92a16e45b226f35f5ab93708',1456059344486400164,{dm:Gus},'04115b94fc4a:12872:98433667','2026-01-01 00:01:00.000000');
INSERT INTO "outbox" VALUES(28,3,'prompt',3,NULL,NULL,NULL,NULL,'[1]',NULL,NULL,'sent',0,'2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000','7a377d46f100f0437b0e3c34',1456059344486400166,{room:3},'04115b94fc4a:12872:98433667','2026-01-01 00:01:00.000000');
INSERT INTO "outbox" VALUES(29,3,'order',NULL,19,NULL,NULL,NULL,'[1]',NULL,NULL,'sent',0,'2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000','4d0064d0643b99ea53d343c4',1456059344486400174,{dm:Ann},'04115b94fc4a:12872:98433667','2026-01-01 00:01:00.000000');
INSERT INTO "outbox" VALUES(30,3,'order',NULL,20,NULL,NULL,NULL,'[1]',NULL,NULL,'sent',0,'2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000','7c44dc861cf2871a4f7dc46e',1456059344486400173,{dm:Ben},'04115b94fc4a:12872:98433667','2026-01-01 00:01:00.000000');
INSERT INTO "outbox" VALUES(31,3,'order',NULL,21,NULL,NULL,NULL,'[1]',NULL,NULL,'sent',0,'2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000','d3452e32f6bbd2fb880411ce',1456059344486400172,{dm:Cat},'04115b94fc4a:12872:98433667','2026-01-01 00:01:00.000000');
INSERT INTO "outbox" VALUES(32,3,'order',NULL,22,NULL,NULL,NULL,'[1]',NULL,NULL,'sent',0,'2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000','1c32174053ae392afcb1f4c5',1456059344486400171,{dm:Dan},'04115b94fc4a:12872:98433667','2026-01-01 00:01:00.000000');
INSERT INTO "outbox" VALUES(33,3,'order',NULL,23,NULL,NULL,NULL,'[1]',NULL,NULL,'sent',0,'2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000','88164e338a50d19e0fed66df',1456059344486400176,{dm:Eve},'04115b94fc4a:12872:98433667','2026-01-01 00:01:00.000000');
INSERT INTO "outbox" VALUES(34,3,'order',NULL,24,NULL,NULL,NULL,'[1]',NULL,NULL,'sent',0,'2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000','7eb7ba9419a2f37d0bf2e56e',1456059344486400175,{dm:Fay},'04115b94fc4a:12872:98433667','2026-01-01 00:01:00.000000');
INSERT INTO "outbox" VALUES(35,3,'order',NULL,25,NULL,NULL,NULL,'[1]',NULL,NULL,'sent',0,'2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000','d407fe5ab4e258f079c63c62',1456059344486400177,{dm:Gus},'04115b94fc4a:12872:98433667','2026-01-01 00:01:00.000000');
INSERT INTO "outbox" VALUES(36,3,'gm',NULL,NULL,{user:Gia},NULL,NULL,'[1]',NULL,NULL,'sent',0,'2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000','95bc291eb3865cec5969639e',1456059344486400161,{dm:Gia},'04115b94fc4a:12872:98433667','2026-01-01 00:01:00.000000');
INSERT INTO "outbox" VALUES(37,3,'thread',3,NULL,NULL,'lovers-1',NULL,'[]',NULL,NULL,'sent',0,'2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000','40544bbcaeb8228eb391c7c6',NULL,NULL,'04115b94fc4a:12872:98433667','2026-01-01 00:01:00.000000');
INSERT INTO "outbox" VALUES(38,3,'thread',3,NULL,NULL,'dead-0',NULL,'[]',NULL,NULL,'sent',0,'2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000','7a3dfce5c4741790e6481d5f',NULL,NULL,'04115b94fc4a:12872:98433667','2026-01-01 00:01:00.000000');
INSERT INTO "outbox" VALUES(39,3,'secrets',NULL,21,NULL,NULL,NULL,'[3]',NULL,NULL,'sent',0,'2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000','8d8b37905fe2c7a13ae8758c',1456059344486400184,{dm:Cat},'04115b94fc4a:12872:98433667','2026-01-01 00:01:00.000000');
INSERT INTO "outbox" VALUES(40,3,'secrets',NULL,19,NULL,NULL,NULL,'[5]',NULL,NULL,'sent',0,'2026-01-01 12:00:03.000000','2026-01-01 12:00:03.000000','01f93852023b5976cee3cb88',1456240551002112000,{dm:Ann},'04115b94fc4a:12872:98433667','2026-01-01 12:01:03.000000');
INSERT INTO "outbox" VALUES(41,3,'secrets',NULL,20,NULL,NULL,NULL,'[5]',NULL,NULL,'sent',0,'2026-01-01 12:00:03.000000','2026-01-01 12:00:03.000000','71573ecb26816b977f01c711',1456240551002112002,{dm:Ben},'04115b94fc4a:12872:98433667','2026-01-01 12:01:03.000000');
INSERT INTO "outbox" VALUES(42,3,'secrets',NULL,22,NULL,NULL,NULL,'[5]',NULL,NULL,'sent',0,'2026-01-01 12:00:03.000000','2026-01-01 12:00:03.000000','e42f46bca8e4a2577e4aa1aa',1456240551002112003,{dm:Dan},'04115b94fc4a:12872:98433667','2026-01-01 12:01:03.000000');
INSERT INTO "outbox" VALUES(43,3,'secrets',NULL,23,NULL,NULL,NULL,'[5]',NULL,NULL,'sent',0,'2026-01-01 12:00:03.000000','2026-01-01 12:00:03.000000','b14b3b189239e8d9cd155b2c',1456240551002112001,{dm:Eve},'04115b94fc4a:12872:98433667','2026-01-01 12:01:03.000000');
INSERT INTO "outbox" VALUES(44,3,'secrets',NULL,25,NULL,NULL,NULL,'[5]',NULL,NULL,'sent',0,'2026-01-01 12:00:03.000000','2026-01-01 12:00:03.000000','817c5252a5b5dbf6c85f5b06',1456240551002112005,{dm:Gus},'04115b94fc4a:12872:98433667','2026-01-01 12:01:03.000000');
INSERT INTO "outbox" VALUES(45,3,'gm',NULL,NULL,{user:Gia},NULL,NULL,'[5]',NULL,NULL,'sent',0,'2026-01-01 12:00:03.000000','2026-01-01 12:00:03.000000','8d21189323568965ea67224c',1456240551002112004,{dm:Gia},'04115b94fc4a:12872:98433667','2026-01-01 12:01:03.000000');
INSERT INTO "outbox" VALUES(46,3,'announcement',3,NULL,NULL,NULL,NULL,'[9]',NULL,NULL,'sent',0,'2026-01-01 12:00:36.000000','2026-01-01 12:00:36.000000','3214b8691e2146eaf72c4f34',1456240689414144010,{room:3},'04115b94fc4a:12872:98433667','2026-01-01 12:01:36.000000');
INSERT INTO "outbox" VALUES(47,3,'prompt',3,NULL,NULL,NULL,NULL,'[11]',NULL,NULL,'sent',0,'2026-01-01 12:00:36.000000','2026-01-01 12:00:36.000000','56ed8c37b63e4828952fb7a7',1456240689414144017,{room:3},'04115b94fc4a:12872:98433667','2026-01-01 12:01:36.000000');
INSERT INTO "outbox" VALUES(48,3,'order',NULL,19,NULL,NULL,NULL,'[11]',NULL,NULL,'sent',0,'2026-01-01 12:00:36.000000','2026-01-01 12:00:36.000000','da234959bdbcd196a058829e',1456240689414144016,{dm:Ann},'04115b94fc4a:12872:98433667','2026-01-01 12:01:36.000000');
INSERT INTO "outbox" VALUES(49,3,'order',NULL,21,NULL,NULL,NULL,'[11]',NULL,NULL,'sent',0,'2026-01-01 12:00:36.000000','2026-01-01 12:00:36.000000','a87e0d212676c5749ab60b09',1456240689414144015,{dm:Cat},'04115b94fc4a:12872:98433667','2026-01-01 12:01:36.000000');
INSERT INTO "outbox" VALUES(50,3,'prompt',3,NULL,NULL,NULL,NULL,'[17]',NULL,NULL,'sent',0,'2026-01-01 12:00:36.000000','2026-01-01 12:00:36.000000','d0b2fc4e219dea952643a8ec',1456240689414144035,{room:3},'04115b94fc4a:12872:98433667','2026-01-01 12:01:36.000000');
INSERT INTO "outbox" VALUES(51,3,'order',NULL,19,NULL,NULL,NULL,'[17]',NULL,NULL,'sent',0,'2026-01-01 12:00:36.000000','2026-01-01 12:00:36.000000','0a98c8f864f92ed9d7d4c953',1456240689414144033,{dm:Ann},'04115b94fc4a:12872:98433667','2026-01-01 12:01:36.000000');
INSERT INTO "outbox" VALUES(52,3,'order',NULL,21,NULL,NULL,NULL,'[17]',NULL,NULL,'sent',0,'2026-01-01 12:00:36.000000','2026-01-01 12:00:36.000000','3660be713db47313c1cbbbbb',1456240689414144034,{dm:Cat},'04115b94fc4a:12872:98433667','2026-01-01 12:01:36.000000');
INSERT INTO "outbox" VALUES(53,3,'announcement',3,NULL,NULL,NULL,NULL,'[23]',NULL,NULL,'sent',0,'2026-01-01 12:00:36.000000','2026-01-01 12:00:36.000000','7f6fa2b73ca3723732a9bf8e',1456240689414144038,{room:3},'04115b94fc4a:12872:98433667','2026-01-01 12:01:36.000000');
INSERT INTO "outbox" VALUES(54,3,'announcement',3,NULL,NULL,NULL,NULL,'[26]',NULL,NULL,'sent',0,'2026-01-01 12:00:36.000000','2026-01-01 12:00:36.000000','77d2503d94583b9bb5de159a',1456240689414144046,{room:3},'04115b94fc4a:12872:98433667','2026-01-01 12:01:36.000000');
INSERT INTO "outbox" VALUES(55,1,'prompt',1,NULL,NULL,NULL,NULL,'[2]',NULL,NULL,'sent',0,'2026-01-02 00:00:03.000000','2026-01-02 00:00:03.000000','bc630a25706c54df6f837ffd',1456421744934912000,{room:1},'04115b94fc4a:12872:98433667','2026-01-02 00:01:03.000000');
INSERT INTO "outbox" VALUES(56,2,'prompt',2,NULL,NULL,NULL,NULL,'[2]',NULL,NULL,'sent',0,'2026-01-02 00:00:03.000000','2026-01-02 00:00:03.000000','4eea3b0f5aa546772882c91e',1456421744934912001,{room:2},'04115b94fc4a:12872:98433667','2026-01-02 00:01:03.000000');
INSERT INTO "outbox" VALUES(57,3,'announcement',3,NULL,NULL,NULL,NULL,'[27]',NULL,NULL,'sent',0,'2026-01-02 00:01:12.000000','2026-01-02 00:01:12.000000','85e1f6ccf4261dff013d9772',1456422034341888002,{room:3},'04115b94fc4a:12872:98433667','2026-01-02 00:02:12.000000');
INSERT INTO "outbox" VALUES(58,3,'announcement',3,NULL,NULL,NULL,NULL,'[28]',NULL,NULL,'sent',0,'2026-01-02 00:01:12.000000','2026-01-02 00:01:12.000000','1076b08cfa5887b48b74c149',1456422034341888005,{room:3},'04115b94fc4a:12872:98433667','2026-01-02 00:02:12.000000');
INSERT INTO "outbox" VALUES(59,3,'prompt',3,NULL,NULL,NULL,NULL,'[36]',NULL,NULL,'sent',0,'2026-01-02 00:01:12.000000','2026-01-02 00:01:12.000000','4de7118232b66e58e02197b8',1456422034341888029,{room:3},'04115b94fc4a:12872:98433667','2026-01-02 00:02:12.000000');
INSERT INTO "outbox" VALUES(60,3,'order',NULL,19,NULL,NULL,NULL,'[36]',NULL,NULL,'sent',0,'2026-01-02 00:01:12.000000','2026-01-02 00:01:12.000000','a224489d52f4001076bf32be',1456422034341888028,{dm:Ann},'04115b94fc4a:12872:98433667','2026-01-02 00:02:12.000000');
INSERT INTO "outbox" VALUES(61,3,'order',NULL,21,NULL,NULL,NULL,'[36]',NULL,NULL,'sent',0,'2026-01-02 00:01:12.000000','2026-01-02 00:01:12.000000','54c7ac1091a2d98cea4bbe80',1456422034341888027,{dm:Cat},'04115b94fc4a:12872:98433667','2026-01-02 00:02:12.000000');
INSERT INTO "outbox" VALUES(62,2,'prompt',2,NULL,NULL,NULL,NULL,'[3]',NULL,NULL,'sent',0,'2026-01-02 00:01:12.000000','2026-01-02 00:01:12.000000','993fea78713af80628b4ccc8',1456422034341888032,{room:2},'04115b94fc4a:12872:98433667','2026-01-02 00:02:12.000000');
INSERT INTO "outbox" VALUES(63,2,'prompt',2,NULL,NULL,NULL,NULL,'[11]',NULL,NULL,'sent',0,'2026-01-02 00:01:12.000000','2026-01-02 00:01:12.000000','572b6b6af19bdeb737128a49',1456422034341888049,{room:2},'04115b94fc4a:12872:98433667','2026-01-02 00:02:12.000000');
INSERT INTO "outbox" VALUES(64,2,'prompt',2,NULL,NULL,NULL,NULL,'[18]',NULL,NULL,'sent',0,'2026-01-02 00:01:12.000000','2026-01-02 00:01:12.000000','dc0a68cf8c6d54d9476eefd6',1456422034341888064,{room:2},'04115b94fc4a:12872:98433667','2026-01-02 00:02:12.000000');
INSERT INTO "outbox" VALUES(65,2,'prompt',2,NULL,NULL,NULL,NULL,'[19]',NULL,NULL,'sent',0,'2026-01-02 00:01:12.000000','2026-01-02 00:01:12.000000','75010d0bb7643afd255a17ab',1456422034341888067,{room:2},'04115b94fc4a:12872:98433667','2026-01-02 00:02:12.000000');
INSERT INTO "outbox" VALUES(66,1,'prompt',1,NULL,NULL,NULL,NULL,'[3]',NULL,NULL,'sent',0,'2026-01-02 00:01:12.000000','2026-01-02 00:01:12.000000','9cb68f6944346e9e9b4e8245',1456422034341888072,{room:1},'04115b94fc4a:12872:98433667','2026-01-02 00:02:12.000000');
INSERT INTO "outbox" VALUES(67,1,'prompt',1,NULL,NULL,NULL,NULL,'[9]',NULL,NULL,'sent',0,'2026-01-02 00:01:12.000000','2026-01-02 00:01:12.000000','3ea65e9dfd77942978d8055b',1456422034341888085,{room:1},'04115b94fc4a:12872:98433667','2026-01-02 00:02:12.000000');
INSERT INTO "outbox" VALUES(68,1,'prompt',1,NULL,NULL,NULL,NULL,'[15]',NULL,NULL,'sent',0,'2026-01-02 00:01:12.000000','2026-01-02 00:01:12.000000','a6ef6326868ae8acbe1a67c8',1456422034341888098,{room:1},'04115b94fc4a:12872:98433667','2026-01-02 00:02:12.000000');
INSERT INTO "outbox" VALUES(69,1,'prompt',1,NULL,NULL,NULL,NULL,'[16]',NULL,NULL,'sent',0,'2026-01-02 00:01:12.000000','2026-01-02 00:01:12.000000','519a23008f3da381a53548ab',1456422034341888101,{room:1},'04115b94fc4a:12872:98433667','2026-01-02 00:02:12.000000');
CREATE TABLE past_gms (
	game_id INTEGER NOT NULL, 
	user_id BIGINT NOT NULL, 
	CONSTRAINT pk_past_gms PRIMARY KEY (game_id, user_id), 
	CONSTRAINT fk_past_gms_game_id_games FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE
);
CREATE TABLE registrations (
	application_id BIGINT NOT NULL, 
	digest VARCHAR(64), 
	problem VARCHAR(64), 
	CONSTRAINT pk_registrations PRIMARY KEY (application_id)
);
INSERT INTO "registrations" VALUES(1456059344486400000,'25eb66dfa5418337f66aea828d0f00c8fb3ef5dea07579561a23e0522949f39f',NULL);
CREATE TABLE rooms (
	id INTEGER NOT NULL, 
	game_id INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	channel_id BIGINT NOT NULL, 
	since DATETIME NOT NULL, 
	is_open BOOLEAN NOT NULL, 
	loss VARCHAR(16), 
	card_id BIGINT, 
	card_digest VARCHAR(64), 
	prompt_id BIGINT, 
	prompt_wait INTEGER, 
	CONSTRAINT pk_rooms PRIMARY KEY (id), 
	CONSTRAINT fk_rooms_game_id_games FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE, 
	CONSTRAINT uq_rooms_game_id_kind_channel_id UNIQUE (game_id, kind, channel_id)
);
INSERT INTO "rooms" VALUES(1,1,'table',{room:1},'2026-01-01 00:00:00.000000',1,NULL,1456059344486400027,'f199aa9d0b86b5d1cb2da50677af26b37e058aa093cbf5bbaf8dde6db05a5c87',1456422034341888101,16);
INSERT INTO "rooms" VALUES(2,2,'table',{room:2},'2026-01-01 00:00:00.000000',1,NULL,1456059344486400075,'ddb62b06964534ba89bc779a7e20353e4d1350f6d77fffda1b33f21c7841d378',1456422034341888067,19);
INSERT INTO "rooms" VALUES(3,3,'table',{room:3},'2026-01-01 00:00:00.000000',1,NULL,1456059344486400125,'7d9484622dd2d778987fc739609dc2d5b41093137e9eb1082019e6435a3c0e5d',1456422034341888029,36);
CREATE TABLE seats (
	id INTEGER NOT NULL, 
	game_id INTEGER NOT NULL, 
	name VARCHAR(32) NOT NULL, 
	position INTEGER NOT NULL, salt VARCHAR(64), person VARCHAR(64), 
	CONSTRAINT pk_seats PRIMARY KEY (id), 
	CONSTRAINT fk_seats_game_id_games FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE, 
	CONSTRAINT uq_seats_game_id_name UNIQUE (game_id, name), 
	CONSTRAINT uq_seats_game_id_position UNIQUE (game_id, position)
);
INSERT INTO "seats" VALUES(1,1,'Ann',0,'74dded7bb79767dd73f522a308a0e5ec1daf54ab2510ee6a3553baef8d3542dd','404cb6fe76267394f281827c07d721b7763191ebf9f6bd8ee497b19dce80fb8d');
INSERT INTO "seats" VALUES(2,1,'Ben',1,'e23d02cceb7aabe7dc3534943be3e5859dde314860d2fed4094372345e080247','ff5bb66441362e19e5467436f8862d827a17f227a6e2b5bb5b2a69dc1007edf7');
INSERT INTO "seats" VALUES(3,1,'Cat',2,'b256ba0e22d36b36fb75716a9d4d977e757a0aa552017d9c04af1732afd3ba5f','acf7a46dbf829054bb91c0a5d67d3b899631206ec145b8010de73537e9a81f3b');
INSERT INTO "seats" VALUES(4,1,'Dan',3,'f98ecc7a1f588c336f66d34aa2f0f4a42574747a59a33130bde5d8390dd5d1af','b443a4032d35f7ee3941948210268fa3451f09a703d5435198a9897700a8b3b4');
INSERT INTO "seats" VALUES(5,1,'Eve',4,'7ddbd37c86e5764b5ca785cccb3f78999a2b0b3f407cadf95eff68df5e4aca9c','d6cc6532704ffa8f69dc0d7132ddbc7a5ce208707e7aba601ccdfcd48ee99f2d');
INSERT INTO "seats" VALUES(6,1,'Fay',5,'c791aa8568f689a6d3b6f9a8f8653a3fe0d10558f6f911a0cb0f2fe13e3728da','cabea6acc0a75ed28e86d0cffbb9eabb7c78a567e00508d8c881069b3d40ace8');
INSERT INTO "seats" VALUES(7,1,'Gus',6,'c271c875d938dea5161b1a7bcac2a867dc34d760cac8240991ac621d9795fd9a','dc48d0e0dfa29171ec2214f7ef0e230f4126b7e32ca479f67fb1e9cabd25824f');
INSERT INTO "seats" VALUES(8,1,'Hal',7,'914163f03b7d7380ca8882a91c0db12f6eef61627114cc845119f739cc330a66','222a3bf1cb0ba0e0a2db95a6f0b3312ff3354eec6c8714b69c39c3431d629170');
INSERT INTO "seats" VALUES(9,2,'Ann',0,'8b7778406b016c174be69a525551bcc7d5fe963e174fd4bf1d7751329c219bc6','30c94f132dde197d122b90eba13abf8aa5c133c7d8c412c200b5dfd7781823c3');
INSERT INTO "seats" VALUES(10,2,'Ben',1,'094c0a89a2f9e81cf4b646ac02301720c53038fb5b093c918bbec646b4f5ee0e','03a594d87d5506607d3f8fe8ef3db86a540f15136456bf3e70b8c24fd0645e07');
INSERT INTO "seats" VALUES(11,2,'Cat',2,'5d85a3f43a3e35fe2009011fe0921350f34a1695233f864a6eaf2f3fbf459cd3','e77ffab0480d0379a46ad2a5f4bf57d347353a68f1daeb8c7acbd118857f18e0');
INSERT INTO "seats" VALUES(12,2,'Dan',3,'8b20525db1df339959da0bd1d7f53f675d5cadc603002d937a2d51fa78556b6a','f704dd0e98d8332cd618ce5d946076d423c9f9dcb291ca24aa02dc8c5b3d3eac');
INSERT INTO "seats" VALUES(13,2,'Eve',4,'008d16c46e5cb90d2615a570401dd129ae165393488f318bd50f51312bf48d17','94eb8823da3ad1011eaba0ff70141370c23cd926d18654c1cf417c932ade613a');
INSERT INTO "seats" VALUES(14,2,'Fay',5,'17770f7085a83613cea40be788a371237d806f8f3eac2f8573c428453f727dac','f96c6455572f85600286126d2dde15284efe5a66a4b5d5ff71163eaf0c58b742');
INSERT INTO "seats" VALUES(15,2,'Gus',6,'0c89c7a3226c2372a9a3c2a1b555b179d46475323b2d5be675c2f1f870e9a05c','211967f2345fc63b9e2cf301214fe05ecbfa89cd065c91f10f482132496d26b7');
INSERT INTO "seats" VALUES(16,2,'Hal',7,'b1f657d898c374fa3c6284eb9cf925f8ca45c89e0147bf4e9dea753948337c08','456dd844d2e19780788d1f0a4512c8858f4c81d2fff88634e044d4154aed6874');
INSERT INTO "seats" VALUES(17,2,'Ida',8,'f76916c0254fc16874effd78470111a41abfc990c1a139f289139d4fbdb7b542','f42e6b9031254f6c2de6a0101e2977c2d5ca32bc292ac2c4aaf758f7c6bc77df');
INSERT INTO "seats" VALUES(18,2,'Jon',9,'8e1890aa3f02c09ff5dcba5f4f7b3045eaab75bc6ece977371947aa754cc0546','70aa3dfbf4ff40d6af2291084889f13e66899165e2f9d56ce46d7791e9356918');
INSERT INTO "seats" VALUES(19,3,'Ann',0,'1df33efbd8aefc6d212672e977b7620149f8aff114f0d901dc5a3bb5df1629eb','dfa6dce30a52e05fc7cdf88d386885229eaedfee64d665f6e5f0de4a2de2959f');
INSERT INTO "seats" VALUES(20,3,'Ben',1,'2b1bb4615ccf131a3f2ffbdd6b32d982c6860e1039c6c65745ba197241b489d5','9e683012c0b873eb595bcd7dd6a3efb8ffd41342676eb11d0156b4aa1108220e');
INSERT INTO "seats" VALUES(21,3,'Cat',2,'9299c147d1bd7c9825a8ffd29748eb585976de2d2278ac5cdee3eced7b90c24d','3f3ac81674901cf24da51e181af2d63ff4fe4f265598bffd68e03ed2e3bdbad5');
INSERT INTO "seats" VALUES(22,3,'Dan',3,'3bc77c2b785c946716cdfd2b7f9ef9dcb103cc8584b2254e32893d6f2d3f470b','4f3b92cc8336e1ebfa52a903185112b21071af73232f085c7efbbfa25710f951');
INSERT INTO "seats" VALUES(23,3,'Eve',4,'ed5906e0a0dbc3b9e238dac62a4b5ee8f444eb83c95ff7f56174838be4695ac5','880cd6e4552594d78abc1475ed86919d08473482eee56f41705a4119afc151c6');
INSERT INTO "seats" VALUES(24,3,'Fay',5,'7ce9b0a67e39c8f2e6a592a95b4e1a154168ffc7aa5c345cf89cb6352703c3d0','09b785bb02d8f33898bebad22661bdad1642362fc0eebe1001add00043a81d4a');
INSERT INTO "seats" VALUES(25,3,'Gus',6,'2bdf5a6f86c49b68da7f7b5f1b978b1909454d2a014a58945046f1d8717aa1f3','cce26370df1c41b33efd5a9e9454b3b2d8855be77b274adae78ffefa5ec38ff2');
CREATE TABLE threads (
	game_id INTEGER NOT NULL, 
	"key" VARCHAR(24) NOT NULL, 
	channel_id BIGINT, 
	members TEXT NOT NULL, 
	greeted TEXT NOT NULL, 
	is_barred BOOLEAN NOT NULL, 
	CONSTRAINT pk_threads PRIMARY KEY (game_id, "key"), 
	CONSTRAINT fk_threads_game_id_games FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE, 
	CONSTRAINT uq_threads_channel_id UNIQUE (channel_id)
);
INSERT INTO "threads" VALUES(3,'lovers-1',1456059344486400167,'[]','[]',0);
INSERT INTO "threads" VALUES(3,'dead-0',1456059344486400169,'[]','[]',0);
CREATE TABLE veils (
	game_id INTEGER NOT NULL, 
	line INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	until DATETIME, 
	CONSTRAINT pk_veils PRIMARY KEY (game_id, line, place), 
	CONSTRAINT fk_veils_game_id_games FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX ix_rooms_open_channel_id ON rooms (channel_id) WHERE is_open;
CREATE UNIQUE INDEX ix_occupants_present_seat_id ON occupants (seat_id) WHERE until IS NULL;
CREATE INDEX ix_occupants_user_id ON occupants (user_id);
CREATE INDEX ix_outbox_state_due_at ON outbox (state, due_at);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('games',3);
INSERT INTO "sqlite_sequence" VALUES('outbox',69);
COMMIT;
