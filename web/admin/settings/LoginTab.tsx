import { use } from 'react'
import { PersonContext } from '../person.ts'
import { MailToYou } from './MailToYou.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { SessionsPanel } from './SessionsPanel.tsx'
import './settings.css'
import { texts } from './texts.ts'

/** The settings of a keeper's own login; for helpers, who see no other settings. */
export default function LoginTab() {
  return (
    <section className="settings-tab">
      <h2>{texts.yourLogin}</h2>
      <p>{texts.loggedInAs(use(PersonContext)?.username ?? '')}</p>
      <MailToYou />
      <PasswordForm />
      <SessionsPanel />
    </section>
  )
}
