-- Open streams of live events learn at once, on every process, that a session is over: its row is gone (logged out,
-- ended from another device, new password), or its owner was suspended or has another role. The stream then ends,
-- and the browser's next try is refused like any other call. It is a trigger because a session can end in many ways.
create function announce_session_end() returns trigger
language plpgsql as $$
begin
  perform pg_notify(
    'live',
    json_build_object('topics', json_build_array('user'), 'userIds', json_build_array(
      case tg_table_name when 'sessions' then to_jsonb(old) ->> 'user_id' else to_jsonb(old) ->> 'id' end
    ))::text
  );
  return null;
end
$$;
--> statement-breakpoint

create trigger sessions_end after delete on sessions
for each row execute function announce_session_end();
--> statement-breakpoint

create trigger users_standing after update of status, role on users
for each row when (old.status is distinct from new.status or old.role is distinct from new.role)
execute function announce_session_end();
