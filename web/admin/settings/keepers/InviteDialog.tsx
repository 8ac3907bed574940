import { limits } from '../../../../contract/limits.ts'
import type { EndpointResponse } from '../../../api/endpoints.ts'
import { readPublicOrigin } from '../../../api/origins.ts'
import { usePageData } from '../../../api/pageData.ts'
import { useChange, useIssues } from '../../../api/useChange.ts'
import { useRead } from '../../../api/useRead.ts'
import { useRequestKey } from '../../../api/useRequestKey.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { TextField, bindTextInputs } from '../../../ui/fields/Field.tsx'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { useDraft } from '../../../ui/drafts/useDraft.ts'
import { ReachNote } from '../../parts/share/ReachNote.tsx'
import { SharedLink } from '../../parts/share/SharedLink.tsx'
import { dialogTexts as texts, texts as allTexts } from '../../../../languages/en/dashboard/keepers.ts'

const roles = [
  { value: 'helper', label: allTexts.helper, hint: texts.helperHint },
  { value: 'administrator', label: allTexts.administrator, hint: texts.administratorHint },
] as const
const emptyFields = { name: '', isAdmin: false, email: '' }

/** A dialog that asks whom to invite, and then shows the invitation link. */
export const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const { data: settings } = useRead('GET /api/settings')
  const { fields, isChanged, change } = useDraft('dialog', emptyFields)
  const makeRequestKey = useRequestKey()
  const inviting = useChange('POST /api/invitations', { failure: texts.failed })
  const input = bindTextInputs(fields, change, useIssues(inviting, fields))
  if (inviting.data)
    return <InvitationLink invitation={inviting.data} email={fields.email} onClose={onClose} />
  return (
    <FormDialog
      title={allTexts.invite}
      submitLabel={texts.create}
      busy={inviting.isPending}
      isChanged={isChanged}
      onSubmit={() => inviting.mutate({ body: fields, requestKey: makeRequestKey(fields) })}
      onClose={onClose}
    >
      <TextField {...input('name')} label={texts.name} hint={texts.nameHint} longest={limits.name} />
      <RadioGroup
        label={texts.role}
        value={fields.isAdmin ? 'administrator' : 'helper'}
        options={roles}
        onChange={(chosen) => change({ isAdmin: chosen === 'administrator' })}
      />
      {settings?.canSendMail && (
        <TextField {...input('email')} label={texts.email} hint={texts.emailHint} type="email" />
      )}
    </FormDialog>
  )
}

interface InvitationLinkProps {
  invitation: EndpointResponse<'POST /api/invitations'>
  email: string
  onClose: () => void
}

const InvitationLink = ({ invitation: { name, path, isMailed }, email, onClose }: InvitationLinkProps) => {
  const link = readPublicOrigin(usePageData()) + path
  return (
    <Dialog
      title={texts.ready(name)}
      description={texts.explanation}
      onClose={onClose}
      footer={
        <Button tone="primary" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      {email && <p role="status">{isMailed ? texts.mailed(email) : texts.notMailed(email)}</p>}
      <ReachNote link={link} />
      <div className="invitation-link">
        <SharedLink href={link} texts={texts.link} />
      </div>
    </Dialog>
  )
}
