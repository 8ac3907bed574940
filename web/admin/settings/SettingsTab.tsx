import { useRead } from '../../api/useRead.ts'
import { Button } from '../../ui/Button.tsx'
import { fieldsOf } from './fields.ts'
import { PasswordForm } from './PasswordForm.tsx'
import './settings.css'
import { Safekeeping } from './Safekeeping.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { texts } from './texts.ts'

export default function SettingsTab() {
  const { data, error, retry } = useRead('GET /api/settings')
  return (
    <section className="settings-tab">
      <h2>{texts.title}</h2>
      {!data && !error && <p role="status">{texts.loading}</p>}
      {!data && error && (
        <div role="alert">
          <p>{texts.failed}</p>
          <Button onClick={retry}>{texts.retry}</Button>
        </div>
      )}
      {data && <SettingsForm saved={fieldsOf(data)} canSendMail={data.canSendMail === true} />}
      <PasswordForm />
      <Safekeeping />
    </section>
  )
}
