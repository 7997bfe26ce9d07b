import { CalendarPlus } from 'lucide-react';
import { saveFile } from '#app/platform/browser/save-file.ts';
import { now } from '#app/platform/now.ts';
import { Button } from '#app/ui/button.tsx';
import { type CallInCalendar, callFile } from './call-file.ts';

/** Puts a booked call into the calendar of its person. */
export function AddCall(call: CallInCalendar) {
  return (
    <Button
      look="quiet"
      size="small"
      onClick={() => saveFile(`${call.reference}-call.ics`, callFile(call, now()), 'text/calendar')}
    >
      <CalendarPlus aria-hidden="true" className="size-4" />
      Add to calendar
    </Button>
  );
}
