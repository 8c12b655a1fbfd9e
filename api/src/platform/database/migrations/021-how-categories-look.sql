-- How a category looks, its place in the list, and whether it is put away. The contract names the icons and colours: a
-- later one is no other database. A position that was never chosen is the last there can be; ids decide between equals.
alter table categories
  add column icon text check (length(icon) between 1 and 40),
  add column color text check (length(color) between 1 and 20),
  add column position integer not null default 500,
  add column is_archived boolean not null default false;

-- The four that every account begins with look as those of a new account do.
update categories c set icon = first.icon, color = first.color
from (values ('Gaji', 'income', 'banknote', 'teal'), ('Makanan', 'expense', 'utensils', 'orange'),
  ('Transportasi', 'expense', 'bus', 'blue'), ('Hiburan', 'expense', 'clapperboard', 'violet')
) first (name, type, icon, color)
where c.name = first.name and c.type = first.type;
