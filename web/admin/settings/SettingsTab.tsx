import { useRead } from '../../api/useRead.ts'
import { ReadState } from '../../ui/ReadState.tsx'
import { AccessPanel } from './access/AccessPanel.tsx'
import { CopyPanel } from './copy/CopyPanel.tsx'
import { fieldsOf } from './fields.ts'
import { MailToYou } from './MailToYou.tsx'
import { OriginalsPanel } from './originals/OriginalsPanel.tsx'
import { Journal } from './Journal.tsx'
import { KeepersPanel } from './keepers/KeepersPanel.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { SessionsPanel } from './SessionsPanel.tsx'
import './settings.css'
import { Safekeeping } from './Safekeeping.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { texts } from './texts.ts'

export default function SettingsTab() {
  const settings = useRead('GET /api/settings')
  return (
    <section className="settings-tab">
      <h2>{texts.title}</h2>
      <ReadState read={settings} texts={texts}>
        {(data) => <SettingsForm saved={fieldsOf(data)} canSendMail={data.canSendMail === true} />}
      </ReadState>
      <AccessPanel />
      <KeepersPanel />
      <MailToYou />
      <PasswordForm />
      <SessionsPanel />
      <CopyPanel />
      <OriginalsPanel />
      <Safekeeping />
      <Journal />
    </section>
  )
}
