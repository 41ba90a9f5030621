-- Sums by day: nothing in them leads to a visitor.
create table landing_counts (
  day date not null,
  variant text not null check (variant in ('A', 'B')),
  step text not null check (step in ('view', 'click', 'signup')),
  count int not null default 0,
  primary key (day, variant, step)
);
