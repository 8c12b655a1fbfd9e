-- What the tab that began a social sign-in knows it by: it goes back to that tab with the session's token. Null for one
-- that was begun before this column was there, which then ends in nothing.
alter table sign_in_flows add column tab text;
