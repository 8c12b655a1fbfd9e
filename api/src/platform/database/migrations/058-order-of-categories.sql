-- The order of a user's categories can be undone from the log. A user has one order, so its record_id is always 1.
alter table activities drop constraint activities_subject_check;
alter table activities add constraint activities_subject_check
  check (subject in ('transaction', 'category', 'wallet', 'transfer', 'instalments', 'budget', 'schedule', 'goal',
    'goal_move', 'category_order'));
