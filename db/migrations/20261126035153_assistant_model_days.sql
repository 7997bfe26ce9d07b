CREATE TABLE "assistant_model_days" (
	"day" date PRIMARY KEY NOT NULL,
	"asked" integer NOT NULL
);
