-- New tables have a day per turn. Without a limit was the default before, so it was not stored where managers had chosen it. SQLite and PostgreSQL both read this file.
UPDATE server SET body = '{"pace":0,' || substr(body, 2)
    WHERE body <> '{}' AND body NOT LIKE '%"pace":%'
    AND EXISTS (SELECT 1 FROM server_change WHERE server_change.guild = server.guild AND server_change.setting = 'pace');
