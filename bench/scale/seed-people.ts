const FIRST_NAMES =
  'Maria James Linda Robert Susan David Karen John Nancy Michael Lisa William Anna Thomas Sarah Daniel Amy Paul Emily Mark Grace Kevin Priya Wei Fatima Omar Chloe Liam Olga Hana Noor Ravi Isla Finn Zara Kofi Mina Yuki Elena Jordan';
const LAST_NAMES =
  'Smith Brown Wong Singh Martin Wilson Nguyen Campbell Anderson Kaur Lee Johnson Tremblay Khan MacDonald Chen Taylor Roy Makokis Dhillon Peters Fraser Bouchard Ali Friesen Kowalski Santos Okafor Park Olsen Haddad Murphy Schmidt Ivanov Cardinal Bird Whitford Reyes Costa Novak';
const DOMAINS = 'gmail.com gmail.com outlook.com shaw.ca telus.net icloud.com';

/** A rare family name: in each size there are 200, of one person each, whom about one case is about. */
export function rareName(nth: number): string {
  return `Vanter${String.fromCharCode(97 + Math.floor(nth / 26), 97 + (nth % 26))}`;
}

/** Names that many have; the first of each list is the most common by far. */
export const COMMON = {
  first: FIRST_NAMES.split(' ').slice(0, 25),
  last: LAST_NAMES.split(' ').slice(0, 25),
};

const text = (words: string) => `string_to_array('${words}', ' ')`;
/** One of a list, those at its beginning more often. */
const pick = (words: string) =>
  `(${text(words)})[1 + floor(${words.split(' ').length} * random() * random())::int]`;

/**
 * Statements that make the people of `cases` cases: brokers with as many cases each at every size, some with more than
 * others, and people of whom a third has an account. `scale_people` and `scale_brokers` are for the statements after them.
 */
export function peopleStatements(cases: number): string[] {
  const people = Math.round(cases * 0.8);
  const brokers = Math.max(5, Math.round(cases / 2_000));
  const every = Math.floor(people / 200);
  return [
    `create unlogged table scale_brokers as
      select no, uuidv7() as id, ${pick(FIRST_NAMES)} || ' ' || ${pick(LAST_NAMES)} as full_name
      from generate_series(0, ${brokers - 1}) no`,
    `insert into users (id, username, full_name, email, email_verified, role, created_at, updated_at)
      select id, 'scale_broker_' || no, full_name, 'scale.broker' || no || '@example.com', true, 'broker', now(), now()
      from scale_brokers`,
    `insert into broker_profiles (user_id, brokerage, licence_number, licence_classes, licence_expires_on, types, created_at, updated_at)
      select id, 'Foothills Insurance Partners', 'SCALE-' || no, '{general}', '2032-06-30', '{auto,home}', now(), now()
      from scale_brokers`,
    `create unlogged table scale_people as
      with drawn as (
        select no, ${pick(FIRST_NAMES)} as first,
          case when no % ${every} = 0 then 'Vanter' || chr((97 + no / ${every} / 26)::int) || chr((97 + no / ${every} % 26)::int)
            else ${pick(LAST_NAMES)} end as last, ${pick(DOMAINS)} as domain
        from generate_series(0, ${people - 1}) no)
      select no, first || ' ' || last as full_name, lower(first) || '.' || lower(last) || no || '@' || domain as email,
        '403-' || to_char(2000000 + no * 7 % 7999999, 'FM000-0000') as phone,
        case when no % 3 = 0 then uuidv7() end as client_id
      from drawn`,
    `insert into users (id, username, full_name, email, email_verified, phone, created_at, updated_at)
      select client_id, 'scale_client_' || no, full_name, email, true, phone, now(), now()
      from scale_people where client_id is not null`,
  ];
}
