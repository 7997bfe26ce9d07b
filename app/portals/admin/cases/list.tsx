import { useSearchParams } from 'react-router';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';
import { AllCases } from './all-cases.tsx';

export const meta = () => portalMeta('Requests');

export default function AdminCases() {
  const [search] = useSearchParams();
  return <AllCases after={search.get('after') ?? ''} />;
}
