-- What the removal of a wallet did to the one that took its records: { was, became, added, dropped }. The first two are
-- what that one began with, `added` the transfers that stand for what it did not begin with, `dropped` the rows of the
-- transfers between the two.
alter table activities add column moved_opening jsonb;
