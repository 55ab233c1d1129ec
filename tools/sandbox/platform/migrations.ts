/** By name, in the order of their numbers. An applied one is never edited: a change is a new one at the end. */
export const migrations: Readonly<Record<string, string>> = {
  '0001 customers, funders, vehicles, orders': `
      create table customers (
        id text primary key, token text not null unique, phone text not null, name text not null, id_number text not null,
        nick_name text not null, sex text not null, birthday text not null);
      create table funders (
        code text primary key, name_zh text not null, name_en text not null, links jsonb not null, actions jsonb not null,
        position int not null);
      create table vehicles (vin text primary key, sold boolean not null, details jsonb not null);
      create table orders (
        order_no text primary key, customer_id text not null references customers(id), funder text not null,
        status text not null, product_line text not null, vin text not null, seeded_action int,
        details jsonb not null, credit jsonb not null, document_key text not null, review_passes_at bigint, created_at bigint not null);
      create index orders_of_customer on orders (customer_id, created_at);
      create index orders_for_launcher on orders (funder, seeded_action);`,
  '0002 what customers do: cards, codes, faces, signatures, links, uploads': `
      create table cards (
        id bigint generated always as identity primary key, order_no text not null references orders(order_no) on delete cascade,
        acct_no text not null, phone text not null, bank text not null, bound_at bigint not null);
      create index cards_of_order on cards (order_no, id);
      create table codes (
        id bigint generated always as identity primary key, phone text not null, code text not null, sent_at bigint not null,
        expires_at bigint not null, tries int not null, used_at bigint);
      create index codes_of_phone on codes (phone, id);
      create table faces (
        id bigint generated always as identity primary key, order_no text not null, id_number text not null,
        passed boolean not null, checked_at bigint not null);
      create table signatures (
        order_no text not null references orders(order_no) on delete cascade, document text not null, round int not null,
        image text, signed_at bigint not null, primary key (order_no, document, round));
      create table links (
        token text primary key, order_no text not null references orders(order_no) on delete cascade, funder text not null,
        kind text not null, return_to text not null, outcome text, created_at bigint not null, closed_at bigint);
      create index links_of_order on links (order_no, created_at);
      create table uploads (
        id text primary key, customer_id text not null, order_no text not null, type text not null, size int not null,
        bytes bytea not null, created_at bigint not null);`,
  '0003 one effect per intent: requests, ledger, records': `
      create table requests (
        request_id text not null, customer_id text not null, endpoint text not null, hash text not null, answer text,
        created_at bigint not null, primary key (customer_id, request_id));
      create table ledger (
        id bigint generated always as identity primary key, order_no text not null, what text not null,
        details jsonb not null, at bigint not null);
      create index ledger_of_order on ledger (order_no, id);
      create table records (
        id bigint generated always as identity primary key, customer_id text not null, order_no text not null,
        kind text not null, details jsonb not null, at bigint not null);
      create index records_of_kind on records (customer_id, kind, id);`,
  '0004 interview rooms': `
      create table rooms (
        order_no text primary key references orders(order_no) on delete cascade, room text not null unique, second boolean not null,
        entered_at bigint not null, seen_at bigint not null, left_at bigint, interviewer_seen_at bigint, interviewer_left_at bigint,
        round int not null, offer text, answer text, verdict text);`,
  '0005 the life of an order: finished actions, scenarios, pages, what a link was asked with': `
      create table finished (
        order_no text not null references orders(order_no) on delete cascade, action int not null, by text not null,
        at bigint not null, primary key (order_no, action));
      create table pages (code text primary key, title_zh text not null, title_en text not null, position int not null);
      alter table orders add column scenario text not null default 'happy';
      alter table orders add column seeded_page text;
      alter table links add column settles_at bigint;
      alter table links add column params jsonb not null default '{}';`,
  '0006 money: payments, their provider, double entry, coupons': `
      create table payments (
        serial_number text primary key, order_no text not null, customer_id text not null references customers(id),
        fee_type text not null, period text not null, amount bigint not null check (amount >= 0),
        discount bigint not null default 0 check (discount >= 0), pay_type text not null, request jsonb not null,
        status text not null check (status in ('open', 'processing', 'paid', 'failed', 'closed')),
        opened_at bigint not null, paid_at bigint, ended_at bigint, returned_at bigint);
      create index payments_of_order on payments (order_no, fee_type, period);
      create index payments_of_customer on payments (customer_id, opened_at);
      create unique index one_payment_under_way on payments (order_no, fee_type, period) where status in ('open', 'processing');
      create unique index one_payment_paid on payments (order_no, fee_type, period) where status = 'paid';

      create table charges (
        token text primary key, serial_number text not null unique references payments(serial_number), pay_type text not null,
        amount bigint not null, state text not null check (state in ('waiting', 'paid', 'failed', 'cancelled', 'closed', 'returned')),
        return_to text not null, created_at bigint not null, acted_at bigint);
      create table notifications (
        id bigint generated always as identity primary key, serial_number text not null references charges(serial_number),
        outcome text not null check (outcome in ('paid', 'failed', 'cancelled')), due_at bigint, asked_from bigint,
        delivered_at bigint);
      create index notifications_of_charge on notifications (serial_number, id);

      create table coupons (
        code text primary key, customer_id text not null references customers(id), order_no text, name_zh text not null,
        name_en text not null, amount bigint not null check (amount > 0), from_amount bigint not null, fee_types jsonb not null,
        until bigint not null);
      create index coupons_of_customer on coupons (customer_id, order_no);
      create table coupon_uses (
        code text primary key references coupons(code), serial_number text not null references payments(serial_number), at bigint not null);

      create table journals (
        id bigint generated always as identity primary key, kind text not null check (kind in ('capture', 'refund', 'late', 'returned')),
        key text not null unique, order_no text not null, fee_type text not null, period text not null, pay_type text not null,
        serial_number text references payments(serial_number), at bigint not null);
      create index journals_of_order on journals (order_no, id);
      create unique index one_capture_per_intent on journals (order_no, fee_type, period) where kind = 'capture';
      create table postings (
        id bigint generated always as identity primary key, journal_id bigint not null references journals(id),
        account text not null, amount bigint not null check (amount <> 0));
      create index postings_of_journal on postings (journal_id);
      create table holdings (
        order_no text not null, fee_type text not null, amount bigint not null constraint refunds_within_captures check (amount >= 0),
        primary key (order_no, fee_type));

      create function journal_is_even() returns trigger language plpgsql as $$
        declare journal bigint;
        begin
          if tg_table_name = 'journals' then journal := new.id;
          else journal := new.journal_id;
          end if;
          if (select coalesce(sum(amount), 1) from postings where journal_id = journal) <> 0 then
            raise exception 'Journal % does not come to 0', journal using errcode = 'check_violation';
          end if;
          return null;
        end $$;
      create constraint trigger journals_are_even after insert on journals
        deferrable initially deferred for each row execute function journal_is_even();
      create constraint trigger postings_are_even after insert on postings
        deferrable initially deferred for each row execute function journal_is_even();

      create function posting_is_held() returns trigger language plpgsql as $$
        begin
          insert into holdings as held (order_no, fee_type, amount)
            values (split_part(new.account, '/', 2), split_part(new.account, '/', 3), 0) on conflict do nothing;
          update holdings set amount = amount + new.amount
            where order_no = split_part(new.account, '/', 2) and fee_type = split_part(new.account, '/', 3);
          return null;
        end $$;
      create trigger postings_are_held after insert on postings
        for each row when (new.account like 'held/%') execute function posting_is_held();

      create function posted_stays() returns trigger language plpgsql as $$
        begin
          raise exception 'What is posted stays posted' using errcode = 'check_violation';
        end $$;
      create trigger journals_stay before update or delete on journals for each row execute function posted_stays();
      create trigger postings_stay before update or delete on postings for each row execute function posted_stays();

      alter table orders add column opening jsonb;`,
  '0007 refunds and appeals: one of each open for an order': `
      create table refunds (
        refund_no text primary key, order_no text not null references orders(order_no) on delete cascade,
        kind text not null check (kind in ('order', 'deposit')), amount bigint not null check (amount > 0),
        state text not null check (state in ('requested', 'processing', 'refunded', 'refused', 'cancelled')),
        reason text not null, description text not null, came_from text not null, requested_at bigint not null,
        signed_at bigint, due_at bigint, closed_at bigint, reply text);
      create index refunds_of_order on refunds (order_no, requested_at);
      create unique index one_open_refund on refunds (order_no) where state in ('requested', 'processing');
      create table appeals (
        appeal_no text primary key, order_no text not null references orders(order_no) on delete cascade,
        creator text not null, reason text not null, description text not null, proofs jsonb not null,
        state text not null check (state in ('submitted', 'accepted', 'rejected', 'cancelled')),
        granted bigint not null default 0 check (granted >= 0), submitted_at bigint not null, due_at bigint, decided_at bigint,
        reply text);
      create index appeals_of_order on appeals (order_no, submitted_at);
      create unique index one_open_appeal on appeals (order_no) where state = 'submitted';`,
  '0008 tries to pay are counted': `
      alter table payments add column attempt int not null default 1;
      create unique index one_payment_an_attempt on payments (order_no, fee_type, period, attempt);
      create table given_up_attempts (
        order_no text not null, fee_type text not null, period text not null, attempt int not null, at bigint not null,
        primary key (order_no, fee_type, period, attempt));`,
  '0009 the customer at home: addresses, collected coupons, registration, accounts of the earlier app': `
      create table addresses (
        id bigint generated always as identity primary key, customer_id text not null references customers(id), name text not null,
        phone text not null, province_code text not null, province_name text not null, city_code text not null,
        city_name text not null, district_code text, district_name text, detail text not null, is_default boolean not null,
        created_at bigint not null);
      create index addresses_of_customer on addresses (customer_id, id);
      create unique index one_default_address on addresses (customer_id) where is_default;
      alter table coupons add column offer text;
      create unique index one_coupon_an_offer on coupons (customer_id, offer) where offer is not null;
      alter table customers add column registered boolean not null default true;
      alter table customers add column of_earlier_app boolean not null default false;`,
  '0010 share campaigns: one start for each customer, one help for each friend, no more than are needed': `
      create table registrations (
        customer_id text primary key references customers(id) on delete cascade, at bigint not null);
      create table campaign_shares (
        invite text primary key, campaign text not null, customer_id text not null references customers(id) on delete cascade,
        car_id text, needed int not null check (needed > 0), started_at bigint not null, ends_at bigint not null,
        finished_at bigint, coupon text, unique (campaign, customer_id));
      create index shares_of_car on campaign_shares (campaign, car_id);
      create table campaign_helps (
        invite text not null references campaign_shares(invite) on delete cascade,
        helper_id text not null references customers(id) on delete cascade, seat int not null check (seat > 0),
        cut bigint not null default 0 check (cut >= 0), at bigint not null,
        primary key (invite, helper_id), unique (invite, seat));
      create function campaign_seats() returns trigger language plpgsql as $$
        begin
          if new.seat > (select needed from campaign_shares where invite = new.invite) then
            raise exception 'More help than is needed' using errcode = 'check_violation';
          end if;
          return new;
        end $$;
      create trigger campaign_seats before insert on campaign_helps for each row execute function campaign_seats();`,
  '0011 a used car is kept for the order that has it': `alter table vehicles add column held_by text references orders(order_no) on delete cascade;`,
  '0012 some who sign in are sales staff': `alter table customers add column staff boolean not null default false;`,
  '0013 which actions a funder has of its own': `alter table funders add column own jsonb not null default '[]';`,
  '0014 wrong codes count for their phone and their address, whatever code was sent since': `
      alter table codes add column address text not null default '';
      create index codes_of_address on codes (address, sent_at);
      create table wrong_codes (
        id bigint generated always as identity primary key, phone text not null, address text not null, at bigint not null);
      create index wrong_codes_of_phone on wrong_codes (phone, at);
      create index wrong_codes_of_address on wrong_codes (address, at);`,
  '0015 orders of the full-payment zone have a page of their own': `update orders set seeded_page = 'orderConfirmed' where seeded_page = 'Area';`,
  '0016 codes and face checks are for one order, and good for one write': `
      alter table codes add column order_no text not null default '', add column spent_at bigint;
      alter table faces add column spent_at bigint;`,
};
