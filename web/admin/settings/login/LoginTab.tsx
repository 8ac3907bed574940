import { use } from 'react'
import { KeeperContext } from '../../parts/tab/person.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { SessionsPanel } from './SessionsPanel.tsx'
import '../settings.css'
import { SourceNote } from '../SourceNote.tsx'
import { texts } from '../../../../languages/en/dashboard/settings.ts'
import { Button } from '../../../ui/Button.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { MailFields, useMailForm } from './MailFields.tsx'

/** The tab with a keeper's own settings. Only helpers see this tab, because they see no other settings. */
export default function LoginTab() {
  return (
    <section className="settings-tab">
      <h2>{texts.yourLogin}</h2>
      <p>{texts.loggedInAs(use(KeeperContext)?.username ?? '')}</p>
      <MailToYou />
      <PasswordForm />
      <SessionsPanel />
      <SourceNote />
    </section>
  )
}

/** The form for the digest (an email about what is new), with a save button. */
const MailToYou = () => {
  const mail = useMailForm()
  return (
    <Form onSubmit={() => void mail.saveAndSay(texts.mailToYou.saved)}>
      <MailFields {...mail}>
        <Button type="submit" busy={mail.isSaving}>
          {texts.mailToYou.save}
        </Button>
      </MailFields>
    </Form>
  )
}
