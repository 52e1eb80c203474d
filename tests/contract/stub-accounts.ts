import { randomUUID } from 'node:crypto';

export interface StubPerson {
  email: string;
  password: string;
  name: string;
}

interface Session {
  person: StubPerson;
  access: string;
  refresh: string;
  /** When the access token stops being accepted, in ms. */
  expires: number;
}

/** Access control of the stub: short-lived access tokens, single-use refresh tokens. */
export class StubAccounts {
  private readonly people = new Map<string, StubPerson>();
  private sessions: Session[] = [];
  private readonly life: number;

  constructor(life: number) {
    this.life = life;
  }

  private open(person: StubPerson): Session {
    const session = {
      person,
      access: randomUUID(),
      refresh: randomUUID(),
      expires: Date.now() + this.life,
    };
    this.sessions.push(session);
    return session;
  }

  /** A new person, or null when the e-mail is taken. */
  register(person: StubPerson): Session | null {
    if (this.people.has(person.email)) return null;
    this.people.set(person.email, person);
    return this.open(person);
  }

  signIn(email: string, password: string): Session | null {
    const person = this.people.get(email);
    return person?.password === password ? this.open(person) : null;
  }

  /** The person behind an access token, or the refusal that the contract prescribes. */
  whose(access: string): StubPerson | 'Access token expired' | 'Invalid access token' {
    const session = this.sessions.find((one) => one.access === access);
    if (!session) return 'Invalid access token';
    return session.expires < Date.now() ? 'Access token expired' : session.person;
  }

  /** A new pair in exchange for the given one, once. */
  renew(access: string, refresh: string): Session | null {
    const session = this.sessions.find((one) => one.access === access && one.refresh === refresh);
    if (!session) return null;
    this.close(access);
    return this.open(session.person);
  }

  close(access: string): void {
    this.sessions = this.sessions.filter((one) => one.access !== access);
  }
}
