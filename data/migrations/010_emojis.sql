-- The icons uploaded as emojis of the application, which are shown in messages. SQLite and PostgreSQL both read this file.
CREATE TABLE emojis (
    application BIGINT NOT NULL,
    name        TEXT   NOT NULL,
    sha256      TEXT   NOT NULL,  -- of the drawing's pixels
    id          BIGINT NOT NULL,  -- Discord's id of the emoji, 0 while it is being uploaded
    PRIMARY KEY (application, name)
);
