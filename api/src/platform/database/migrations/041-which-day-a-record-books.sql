-- Which day a record books, or did: asked for each record that is deleted or brought back.
create index schedule_days_record on schedule_days (user_id, record_id) where record_id is not null;
