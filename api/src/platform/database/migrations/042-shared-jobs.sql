-- Which server does the job of a user at this moment. A claim is removed with the work; that of a server that died ends
-- by itself.
create table job_claims (
  user_id bigint not null references users,
  job text not null,
  claimed_until timestamptz not null,
  primary key (user_id, job)
);

-- Up to which day and which record of the audit the budgets of a user were compared with what is spent, for those who
-- want to be told of them.
create table budget_looks (
  user_id bigint primary key references users,
  looked_on date not null,
  audit_id bigint not null
);
