-- The day of each month of a purchase in instalments, as of what repeats: its number, or "last"; null where it is that of
-- the first instalment. Servers of the version before leave it null.
alter table instalments add column month_day jsonb;
alter table instalments add constraint instalments_month_day_is_one check (
  month_day = '"last"' or jsonb_typeof(month_day) = 'number' and month_day in (
    '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22',
    '23', '24', '25', '26', '27', '28', '29', '30', '31'));
