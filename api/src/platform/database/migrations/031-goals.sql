-- What a user puts money aside for. A goal is an envelope on paper: no booking, no transfer and no balance knows of it.
-- wallet_id names the wallet that has the money without a foreign key: a wallet that is deleted takes no goal with it,
-- and has it again when it is brought back.
create table goals (
  user_id bigint not null references users,
  id bigint generated always as identity,
  name text not null,
  target numeric(14, 2) not null check (target > 0),
  due_on date,
  wallet_id bigint,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  primary key (user_id, id)
);

-- What was put aside, or taken out (below zero), and on which day. One of a later day is planned.
create table goal_moves (
  user_id bigint not null,
  id bigint generated always as identity,
  goal_id bigint not null,
  amount numeric(14, 2) not null check (amount <> 0),
  moved_on date not null,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  primary key (user_id, id),
  constraint goal_moves_of_goal foreign key (user_id, goal_id) references goals (user_id, id)
);
create index goal_moves_goal on goal_moves (user_id, goal_id, moved_on, id) include (amount);
create index goal_moves_day on goal_moves (user_id, moved_on) include (amount);

-- All of a user's goals are answered at once: as of wallets, there are only so many.
create function bound_goals() returns trigger language plpgsql as $$
begin
  perform from users where id = new.user_id for no key update;
  if (select count(*) from goals where user_id = new.user_id) >= 100 then
    raise exception 'A user has at most 100 goals.' using errcode = 'check_violation', constraint = 'goals_bound';
  end if;
  return new;
end
$$;
create trigger goals_are_bounded before insert on goals for each row execute function bound_goals();

-- The deletion of a goal is undone with all of its moves, which its entry in the log has: they have a bound too.
create function bound_goal_moves() returns trigger language plpgsql as $$
begin
  perform from goals where user_id = new.user_id and id = new.goal_id for no key update;
  if (select count(*) from goal_moves where user_id = new.user_id and goal_id = new.goal_id) >= 1000 then
    raise exception 'A goal has at most 1000 moves.'
      using errcode = 'check_violation', constraint = 'goal_moves_bound';
  end if;
  return new;
end
$$;
create trigger goal_moves_are_bounded before insert on goal_moves
  for each row execute function bound_goal_moves();

alter table activities drop constraint activities_subject_check;
alter table activities add constraint activities_subject_check
  check (subject in ('transaction', 'category', 'wallet', 'transfer', 'instalments', 'budget', 'schedule', 'goal',
    'goal_move'));
