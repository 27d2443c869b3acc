"""The pages of tables in the browser: who may read which, as long as their session lasts."""
