-- What the line of an entry says whose record can no longer be brought back: the name and description of the record, and
-- what a transfer or a goal moved. Null of all others, which have before and after.
alter table activities add column line jsonb;

-- The entries that still have their record, the oldest first, of all users.
create index activities_to_trim on activities (date) where line is null and (before is not null or after is not null);
