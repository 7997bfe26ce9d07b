-- The chain of the ledger: consents, disclosures and audit_log are append-only, and every row carries
-- hash = sha256(hash of the row before || its own content), so that nobody can change, remove or insert one
-- later without `npm run verify:ledger` seeing it.
--
-- Rows are linked at COMMIT, by deferred triggers. The lock on the heads is therefore held for the commit alone,
-- not for the round trips of a transaction, a command may write its ledger rows in any order, and nothing
-- else is locked after it, so it cannot be part of a deadlock. Until commit, seq and hash of a new row are null.

insert into ledger_heads (chain, seq, hash)
values
  ('consents', 0, repeat('0', 64)),
  ('disclosures', 0, repeat('0', 64)),
  ('audit_log', 0, repeat('0', 64));
--> statement-breakpoint

-- The text that is hashed: jsonb prints its keys in one fixed order, and UTC makes instants print the same in every
-- session. Columns that are null are left out, so that a column added later does not change the rows before it.
-- withdrawn_at is the one fact that may be added to a row; the withdrawal has its own audit row.
create function ledger_content(entry anyelement) returns text
language sql stable
set timezone to 'UTC'
as $$
  select jsonb_object_agg(key, value)::text
  from jsonb_each(to_jsonb(entry) - array['prev_hash', 'hash', 'withdrawn_at'])
  where jsonb_typeof(value) <> 'null'
$$;
--> statement-breakpoint

create function ledger_link() returns trigger
language plpgsql
as $$
declare
  head ledger_heads%rowtype;
  linked text;
begin
  -- Every transaction takes this head first, so two of them never wait for each other's.
  perform 1 from ledger_heads where chain = 'audit_log' for update;
  select * into strict head from ledger_heads where chain = tg_table_name for update;
  new.seq := head.seq + 1;
  linked := encode(sha256(convert_to(head.hash || ledger_content(new), 'UTF8')), 'hex');
  execute format('update %I.%I set seq = $1, prev_hash = $2, hash = $3 where id = $4', tg_table_schema, tg_table_name)
    using new.seq, head.hash, linked, new.id;
  update ledger_heads set seq = new.seq, hash = linked where chain = tg_table_name;
  return null;
end
$$;
--> statement-breakpoint

create function ledger_refuse() returns trigger
language plpgsql
as $$
declare
  link constant text[] := array['seq', 'prev_hash', 'hash'];
begin
  if tg_op = 'INSERT' then
    if new.seq is null and new.prev_hash is null and new.hash is null then
      return new;
    end if;
  elsif tg_op = 'UPDATE' then
    if old.hash is null and to_jsonb(new) - link = to_jsonb(old) - link then
      return new;
    end if;
    if tg_table_name = 'consents'
      and to_jsonb(old) ->> 'withdrawn_at' is null
      and to_jsonb(new) - 'withdrawn_at' = to_jsonb(old) - 'withdrawn_at'
    then
      return new;
    end if;
  end if;
  raise exception 'The ledger is append-only: % on % is refused', lower(tg_op), tg_table_name
    using errcode = 'restrict_violation';
end
$$;
--> statement-breakpoint

create constraint trigger consents_link after insert on consents
deferrable initially deferred for each row execute function ledger_link();
--> statement-breakpoint
create trigger consents_refuse before insert or update or delete on consents
for each row execute function ledger_refuse();
--> statement-breakpoint
create trigger consents_refuse_truncate before truncate on consents
for each statement execute function ledger_refuse();
--> statement-breakpoint

create constraint trigger disclosures_link after insert on disclosures
deferrable initially deferred for each row execute function ledger_link();
--> statement-breakpoint
create trigger disclosures_refuse before insert or update or delete on disclosures
for each row execute function ledger_refuse();
--> statement-breakpoint
create trigger disclosures_refuse_truncate before truncate on disclosures
for each statement execute function ledger_refuse();
--> statement-breakpoint

create constraint trigger audit_log_link after insert on audit_log
deferrable initially deferred for each row execute function ledger_link();
--> statement-breakpoint
create trigger audit_log_refuse before insert or update or delete on audit_log
for each row execute function ledger_refuse();
--> statement-breakpoint
create trigger audit_log_refuse_truncate before truncate on audit_log
for each statement execute function ledger_refuse();
