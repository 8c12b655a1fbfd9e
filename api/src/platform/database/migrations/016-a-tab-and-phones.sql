-- What the tab that began a social sign-in knows it by: it goes back to that tab with the session's token. Null for one
-- that was begun before this column was there, which then ends in nothing.
alter table sign_in_flows add column tab text;

-- Phone numbers in the one form that shared/contract/phone.ts makes of every spelling: those of Indonesia as they are
-- dialled there. What has too few digits to be one waits until its user saves it.
update users
set phone = regexp_replace(regexp_replace(phone, '^00(?=[1-9])', '+'), '^(\+62|62(?=0?8\d{8,10}$))0*', '0')
where phone ~ '^(\+62|62|00)\d{6,}$';
