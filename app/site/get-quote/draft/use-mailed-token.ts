import { useEffect, useState } from 'react';

/** The token of a mailed link that leads here (`#token=…`); null without one. The steps that follow leave it out of the address. */
export function useMailedToken(): string | null {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const found = /^#token=([\w-]{20,200})$/.exec(location.hash)?.[1];
    if (found) setToken(found);
  }, []);
  return token;
}
