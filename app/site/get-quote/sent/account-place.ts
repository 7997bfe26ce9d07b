import { useEffect, useState } from 'react';

/**
 * Where whoever is logged in here with this address, and has confirmed it, finds the request in their account: on its own
 * page, or in the list where another request took it in. Null for everybody else.
 */
export function useAccountPlace(email: string, reference: string): string | null {
  const [place, setPlace] = useState<string | null>(null);
  useEffect(() => {
    void findPlace(email, reference)
      .then(setPlace)
      // Then they are told what everybody is.
      .catch(() => undefined);
  }, [email, reference]);
  return place;
}

async function findPlace(email: string, reference: string): Promise<string | null> {
  const { readUser } = await import('#app/features/accounts/sign-in/data.ts');
  const user = await readUser();
  if (user?.emailVerified !== true || user.email.toLowerCase() !== email.toLowerCase()) return null;
  const { readMyCases } = await import('#app/features/cases/data.ts');
  // That it is theirs is sure by then, whatever becomes of this.
  const items = await readMyCases().then(
    (answer) => answer.items,
    () => [],
  );
  return placeOf(items, reference);
}

/** The page of the request with this reference among one's own, or their list. */
export function placeOf(items: readonly { id: string; reference: string }[], reference: string): string {
  const own = items.find((item) => item.reference === reference);
  return own ? `/portal/cases/${own.id}` : '/portal';
}
