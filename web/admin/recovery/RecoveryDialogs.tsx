import { use, useEffect } from 'react'
import type { Person } from '../../../contract/people/auth.ts'
import { refetchAll } from '../../api/readCache.ts'
import { setRecovery } from '../../api/recovery.ts'
import { useListCache } from '../../api/useListCache.ts'
import { useStore } from '../../stores/useStore.ts'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { LoginForm } from '../login/LoginForm.tsx'
import { KeeperContext } from '../parts/tab/person.ts'
import { recoverCall, sessionQuestions, type Conflict, conflictQuestions } from './recoverCall.ts'
import { conflictTexts, texts } from '../../../languages/en/dashboard/recovery.ts'
import { type SettingText, settingTexts } from '../../../languages/en/memorial/settings.ts'
import { mapSettings, type SettingWhere, settingsWhere } from '../../../contract/memorial/selectSettings.ts'
import { Button } from '../../ui/Button.tsx'
import { findFieldLabel } from '../parts/forms/fieldLabels.ts'
import { labelZone } from '../parts/zones/deviceZone.ts'
import { texts as accessTexts } from '../../../languages/en/dashboard/access.ts'
import './conflict.css'

/** Shows dialogs about failed calls. As long as this component is mounted, a failed call waits until its dialog is answered. */
export const RecoveryDialogs = () => {
  useEffect(() => {
    setRecovery(recoverCall)
    return () => setRecovery(null)
  }, [])
  return (
    <>
      <ConflictDialog />
      <SessionDialog />
    </>
  )
}

/** The login dialog. The page under the dialog does not change, and waiting calls continue after the login. */
const SessionDialog = () => {
  const openQuestion = useStore(sessionQuestions.openQuestion)
  const earlierKeeper = use(KeeperContext)
  const { updateCached } = useListCache()
  if (!openQuestion) return null
  const resume = (person: Person) => {
    // a different person may have a different role and therefore see different data
    if (person.id !== earlierKeeper?.id) refetchAll()
    updateCached('/api/check-auth', () => person)
    openQuestion.answer(true)
  }
  return (
    <Dialog {...texts.session} className="session-dialog" onClose={() => openQuestion.answer(false)}>
      <LoginForm onLoggedIn={resume} />
    </Dialog>
  )
}

/** Shows what two people wrote into the same fields. The person who saves last decides. Closing the dialog saves nothing. */
const ConflictDialog = () => {
  const openQuestion = useStore(conflictQuestions.openQuestion)
  if (!openQuestion) return null
  const { question, answer } = openQuestion
  return (
    <Dialog
      className="conflict"
      title={conflictTexts.title}
      description={describeConflict(question)}
      onClose={() => answer(null)}
      footer={
        <>
          <Button onClick={() => answer('theirs')}>{conflictTexts.takeTheirs}</Button>
          <Button tone="primary" onClick={() => answer('mine')}>
            {conflictTexts.keepMine}
          </Button>
        </>
      }
    >
      {Object.keys(question.current).map((name) => (
        <section key={name}>
          <h3>{findFieldLabel(name)}</h3>
          <dl>
            <Version label={conflictTexts.mine} name={name} value={question.body[name]} />
            <Version label={conflictTexts.theirs} name={name} value={question.current[name]} />
          </dl>
        </section>
      ))}
    </Dialog>
  )
}

const mapChoices = (name: SettingWhere<{ kind: 'choice' }>) => {
  const { choices = {} }: SettingText = settingTexts[name]
  return mapLabels(choices)
}

const mapLabels = (options: Readonly<Record<string, { label: string }>>) =>
  Object.fromEntries(Object.entries(options).map(([value, { label }]) => [value, label]))

/** The label of each value, for fields with fixed choices. */
const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  audience: mapLabels(accessTexts.audiences),
  ...mapSettings(settingsWhere({ kind: 'choice' }), (name) => mapChoices(name)),
  ...mapSettings(settingsWhere({ kind: 'switch' }), () => ({ on: conflictTexts.yes, off: conflictTexts.no })),
}

/** Returns a sentence with the title that the item had before the change, or a general sentence if the item had no title. */
const describeConflict = ({ base }: Conflict) => {
  const name = base.title ?? base.name
  return typeof name === 'string' && name ? conflictTexts.of(name) : conflictTexts.description
}

interface VersionProps {
  label: string
  /** the name of the field */
  name: string
  value: unknown
}

const Version = ({ label, name, value }: VersionProps) => (
  <div>
    <dt>{label}</dt>
    <dd>{choices[name]?.[String(value)] ?? formatValue(name, value)}</dd>
  </div>
)

const formatValue = (name: string, value: unknown) => {
  if (name === 'timezone' && value) return labelZone(String(value))
  if (typeof value === 'boolean') return value ? conflictTexts.yes : conflictTexts.no
  if (Array.isArray(value)) return conflictTexts.items(value.length)
  return value ? String(value) : <em>{conflictTexts.empty}</em>
}
