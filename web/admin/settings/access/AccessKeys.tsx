import { useState } from 'react'
import type { AccessKey } from '../../../../contract/people/access.ts'
import { limits } from '../../../../contract/limits.ts'
import { newRequestKey } from '../../../api/requestKey.ts'
import { useChange, useIssues } from '../../../api/useChange.ts'
import { useRead } from '../../../api/useRead.ts'
import { Button } from '../../../ui/Button.tsx'
import { ChangeButton } from '../../../api/ChangeButton.tsx'
import { TextField, SelectField } from '../../../ui/fields/Field.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { useUnsaved } from '../../../ui/dialogs/unsaved.tsx'
import { useDates } from '../../parts/dates/dates.ts'
import { ListRow } from '../keepers/ListRow.tsx'
import { texts as shareTexts } from '../../../../languages/en/dashboard/share.ts'
import { texts } from '../../../../languages/en/dashboard/access.ts'
import { pageTexts } from '../../../../languages/en/memorial/pages.ts'
import { toAccessLink } from '../../../../contract/pages/accessLink.ts'
import type { PagePath } from '../../../../contract/pages/page.ts'
import { readPublicOrigin } from '../../../api/origins.ts'
import { usePageData } from '../../../api/pageData.ts'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { QrCode } from '../../parts/share/QrCode.tsx'
import { SharedLink } from '../../parts/share/SharedLink.tsx'

/** Lists the links that open a closed memorial, and makes new links. For an open memorial, appears only if links exist. */
export const AccessKeys = () => {
  const { formatShortDay } = useDates()
  const { data } = useRead('GET /api/access')
  const [openKey, setOpenKey] = useState<AccessKey | null>(null)
  if (!data || (data.audience !== 'password' && data.keys.length === 0)) return null
  const { keys } = data
  return (
    <fieldset className="access-keys">
      <legend>{texts.keys}</legend>
      <p>{texts.keysPurpose}</p>
      {keys.length === 0 && <p>{texts.noKeys}</p>}
      <ul className="keepers">
        {keys.map((key) => (
          <ListRow key={key.id} name={key.name} note={texts.madeOn(formatShortDay(key.createdAt))}>
            <Button aria-label={texts.showKey(key.name)} onClick={() => setOpenKey(key)}>
              {texts.show}
            </Button>
            <RevokeButton item={key} />
          </ListRow>
        ))}
      </ul>
      <NewKeyForm onMade={setOpenKey} />
      {openKey && <AccessKeyDialog item={openKey} onClose={() => setOpenKey(null)} />}
    </fieldset>
  )
}

/** Makes the empty fields with a new request key. Each name is sent with its own key, so that a retry makes no second link. */
const emptyFields = () => ({ name: '', requestKey: newRequestKey() })

const NewKeyForm = ({ onMade }: { onMade: (key: AccessKey) => void }) => {
  const [fields, setFields] = useState(emptyFields)
  const making = useChange('POST /api/access/keys', { failure: shareTexts.keyFailed })
  useUnsaved(fields.name !== '', 'key')
  const findIssue = useIssues(making, fields)
  const make = () =>
    making.mutate(
      { body: { name: fields.name }, requestKey: fields.requestKey },
      {
        onSuccess: (key) => {
          setFields((latestFields) => (latestFields === fields ? emptyFields() : latestFields))
          onMade(key)
        },
      },
    )
  return (
    <Form onSubmit={make}>
      <TextField
        label={texts.keyName}
        hint={texts.keyNameHint}
        error={findIssue('name')}
        longest={limits.name}
        value={fields.name}
        onChange={({ target }) => setFields({ ...emptyFields(), name: target.value })}
      />
      <Button type="submit" disabled={making.isPending}>
        {texts.makeKey}
      </Button>
    </Form>
  )
}

const RevokeButton = ({ item: { id, name } }: { item: AccessKey }) => (
  <ChangeButton
    endpoint="DELETE /api/access/keys/:id"
    input={{ params: { id } }}
    success={texts.revoked(name)}
    failure={texts.revokeFailed}
    question={texts.revokeQuestion(name)}
    tone="destructive"
    aria-label={texts.revokeKey(name)}
  >
    {texts.revoke}
  </ChangeButton>
)

const pageTitles = Object.fromEntries(
  Object.entries(pageTexts)
    .filter(([, text]) => 'menu' in text)
    .map(([path, { title }]) => [path, title || texts.home]),
)

/** A dialog that shows a link with an access key, as text to copy and as a QR code to print. */
const AccessKeyDialog = ({ item, onClose }: { item: AccessKey; onClose: () => void }) => {
  const [path, setPath] = useState<PagePath>('/slideshow')
  const link = toAccessLink(readPublicOrigin(usePageData()), path, item.key)
  return (
    <Dialog
      hasCloseInFooter
      className="access-key"
      title={item.name}
      description={texts.keyDescription}
      onClose={onClose}
    >
      <div>
        <SelectField label={texts.opens} value={path} options={pageTitles} onChange={setPath} />
        <SharedLink key={link} href={link} texts={texts.link} />
        <QrCode link={link} name={item.name} />
      </div>
    </Dialog>
  )
}
