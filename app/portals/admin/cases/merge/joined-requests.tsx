import { useQuery } from '@tanstack/react-query';
import { joinedQuery } from '#app/features/oversight/merging/data.ts';
import { SidePart } from '#app/ui/frame/workspace.tsx';
import { TextLink } from '#app/ui/text/text-link.tsx';

/** Where the conversation of a joined request is read: it stays where it was written. */
const PARTS = ['messages', 'documents', 'quotes', 'history'] as const;

/** The requests that were joined with this one, and the one that it was joined with. */
export function JoinedRequests({ id }: { id: string }) {
  const { data } = useQuery(joinedQuery(id));
  if (!data || (data.into === null && data.from.length === 0)) return null;
  return (
    <div className="mt-4">
      <SidePart heading={data.into ? 'Joined with' : 'Joined with this one'}>
        {data.into && (
          <p>
            <TextLink to={`/admin/cases/${data.into.id}`}>{data.into.reference}</TextLink> continues.
          </p>
        )}
        {data.from.map((one) => (
          <div key={one.id} className="not-first:mt-3">
            <p className="font-medium">{one.reference}</p>
            <p className="flex flex-wrap gap-x-3 capitalize">
              {PARTS.map((part) => (
                <TextLink key={part} to={`/admin/cases/${one.id}?tab=${part}`}>
                  {part}
                  <span className="sr-only"> of {one.reference}</span>
                </TextLink>
              ))}
            </p>
          </div>
        ))}
      </SidePart>
    </div>
  );
}
