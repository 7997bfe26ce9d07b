import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ProfileSection } from '#app/features/accounts/profile/ui/profile-section.tsx';
import type { User } from '#app/features/accounts/schema.ts';
import { twoFactorQuery } from '#app/features/accounts/two-factor/data.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { EnrolTwoFactor } from './enrol-two-factor.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RenewCodesForm, SwitchOffForm } from './two-factor-forms.tsx';

/** The second step of the login: set up, renew the recovery codes, switch off. */
export function TwoFactorSection({ user }: { user: User }) {
  const status = useQuery(twoFactorQuery);
  const queryClient = useQueryClient();
  const [isEnrolling, setEnrolling] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const finish = async () => {
    setEnrolling(false);
    await queryClient.invalidateQueries(twoFactorQuery);
    heading.current?.focus();
  };
  return (
    <ProfileSection
      title="Two-factor login"
      about="A code from your phone, as well as your password. Someone who learns your password still cannot log in."
      isPrinted
      headingRef={heading}
    >
      {status.isPending && <SkeletonText lines={3} />}
      {status.isError && <LoadFailure what="this setting" onRetry={() => void status.refetch()} />}
      {isEnrolling && <EnrolTwoFactor username={user.username} onDone={finish} onCancel={finish} />}
      {status.data && !isEnrolling && !status.data.enabled && (
        <>
          <p>
            <Badge>Off</Badge>
          </p>
          {user.emailVerified ? (
            <Button look="secondary" size="small" className="mt-4" onClick={() => setEnrolling(true)}>
              Set up two-factor login
            </Button>
          ) : (
            <p className="mt-3">Confirm your email address first. Then you can set it up here.</p>
          )}
        </>
      )}
      {status.data?.enabled && !isEnrolling && (
        <TwoFactorOn {...status.data} username={user.username} onOff={finish} />
      )}
    </ProfileSection>
  );
}

type TwoFactorOnProps = {
  required: boolean;
  recoveryCodesLeft: number;
  username: string;
  onOff: () => void;
};

function TwoFactorOn({ required, recoveryCodesLeft, username, onOff }: TwoFactorOnProps) {
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<'codes' | 'off'>();
  const [codes, setCodes] = useState<string[]>();
  const close = () => {
    setOpen(undefined);
    void queryClient.invalidateQueries(twoFactorQuery);
  };
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
        <Badge tone="success">On</Badge>
        <span>{codesLeft(recoveryCodesLeft)}</span>
      </p>
      {codes && <RecoveryCodes codes={codes} username={username} onDone={() => setCodes(undefined)} />}
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        <Button look="secondary" size="small" onClick={() => setOpen('codes')}>
          New recovery codes
        </Button>
        {!required && (
          <Button look="secondary" size="small" onClick={() => setOpen('off')}>
            Switch off
          </Button>
        )}
      </div>
      <Dialog
        open={open === 'codes'}
        onClose={close}
        title="New recovery codes"
        description="Your current codes will stop working."
      >
        <RenewCodesForm
          username={username}
          onCancel={close}
          onDone={(renewed) => {
            setCodes(renewed);
            close();
          }}
        />
      </Dialog>
      <Dialog
        open={open === 'off'}
        onClose={close}
        title="Switch off two-factor login"
        description="Your password alone will then be enough to log in."
      >
        <SwitchOffForm
          username={username}
          onCancel={close}
          onDone={() => {
            setOpen(undefined);
            onOff();
          }}
        />
      </Dialog>
    </>
  );
}

function codesLeft(count: number): string {
  if (count === 0) return 'You have no recovery codes left.';
  return count === 1 ? 'You have 1 recovery code left.' : `You have ${count} recovery codes left.`;
}
