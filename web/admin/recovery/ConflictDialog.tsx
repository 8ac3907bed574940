import { type SettingText, settingTexts } from '../../../languages/en/memorial/settings.ts'
import { mapSettings, type SettingWhere, settingsWhere } from '../../../contract/memorial/selectSettings.ts'
import { useStore } from '../../stores/useStore.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { findFieldLabel } from '../parts/forms/fieldLabels.ts'
import { labelZone } from '../parts/zones/deviceZone.ts'
import { isolateTyped } from '../parts/lists/format.ts'
import { texts as accessTexts } from '../../../languages/en/dashboard/access.ts'
import './conflict.css'
import { type Conflict, conflictQuestions } from './recoverCall.ts'
import { conflictTexts as texts } from '../../../languages/en/dashboard/recovery.ts'

/** Shows what two people wrote into the same fields. The person who saves last decides. Closing the dialog saves nothing. */
export const ConflictDialog = () => {
  const openQuestion = useStore(conflictQuestions.openQuestion)
  if (!openQuestion) return null
  const { question, answer } = openQuestion
  return (
    <Dialog
      className="conflict"
      title={texts.title}
      description={describeConflict(question)}
      onClose={() => answer(null)}
      footer={
        <>
          <Button onClick={() => answer('theirs')}>{texts.takeTheirs}</Button>
          <Button tone="primary" onClick={() => answer('mine')}>
            {texts.keepMine}
          </Button>
        </>
      }
    >
      {Object.keys(question.current).map((name) => (
        <section key={name}>
          <h3>{findFieldLabel(name)}</h3>
          <dl>
            <Version label={texts.mine} name={name} value={listMine(question)[name]} />
            <Version label={texts.theirs} name={name} value={question.current[name]} />
          </dl>
        </section>
      ))}
    </Dialog>
  )
}

/** Lists what this keeper sends. Our words about the donation are kept without being sent. */
const listMine = ({ body }: Conflict): Conflict['body'] =>
  body.keepsDonation ? { donationText: settingTexts.donationText.neutral, ...body } : body

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
  ...mapSettings(settingsWhere({ kind: 'switch' }), () => ({ on: texts.yes, off: texts.no })),
}

/** Returns a sentence with the title that the item had before the change, or a general sentence if the item had no title. */
const describeConflict = ({ base }: Conflict) => {
  const name = base.title ?? base.name
  return typeof name === 'string' && name ? texts.of(name) : texts.description
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
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (Array.isArray(value)) return texts.items(value.length)
  return value ? isolateTyped(String(value)) : <em>{texts.empty}</em>
}
