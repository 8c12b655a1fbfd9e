/**
 * Makes adding a category named `5s` take five seconds. Adding a category named `endless` never
 * ends.
 */
export const slowCategories = `
  create function take_long() returns trigger language plpgsql as $$
  begin
    while new.name = 'endless' or clock_timestamp() < statement_timestamp() + interval '5 seconds' loop
    end loop;
    return new;
  end $$;
  create trigger take_long before insert on categories
    for each row when (new.name in ('5s', 'endless')) execute function take_long()`
