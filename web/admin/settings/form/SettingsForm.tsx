import { type ReactNode, useId, useState } from 'react'
import type { SampleField } from '../../../../contract/memorial/settings.ts'
import { Button } from '../../../ui/Button.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { AccessFields } from '../access/AccessFields.tsx'
import { AccessKeys } from '../access/AccessKeys.tsx'
import { useAccessForm } from '../access/useAccessForm.ts'
import { BookPanel } from '../downloads/BookPanel.tsx'
import { CopyPanel } from '../downloads/CopyPanel.tsx'
import { builtInFields, type SettingsFields } from './fields.ts'
import { Journal } from '../journal/Journal.tsx'
import { KeepersPanel } from '../keepers/KeepersPanel.tsx'
import { MailFields } from './MailFields.tsx'
import { OriginalsPanel } from '../downloads/originals/OriginalsPanel.tsx'
import { PasswordForm } from '../login/PasswordForm.tsx'
import { RestoreBuiltIn } from './RestoreBuiltIn.tsx'
import { Safekeeping } from '../Safekeeping.tsx'
import { SessionsPanel } from '../login/SessionsPanel.tsx'
import {
  DonationFields,
  KeepDeletedField,
  OperationFields,
  PersonFields,
  WallField,
} from './SettingsFields.tsx'
import { texts } from '../texts.ts'
import { useMailForm } from './useMailForm.ts'
import { useSettingsForm } from './useSettingsForm.ts'

type Section = keyof typeof texts.sections

interface Props {
  saved: SettingsFields
  sampleFields: readonly SampleField[]
}

/** The settings in three tabs. One button saves the changes in all tabs. */
export const SettingsForm = ({ saved, sampleFields }: Props) => {
  const id = useId()
  const [active, setActive] = useState<Section>('about')
  const settings = useSettingsForm(saved)
  const access = useAccessForm()
  const mail = useMailForm()
  const forms = [settings, access, mail]
  const changedForms = forms.filter((form) => form.isChanged)
  const isSaving = forms.some((form) => form.isSaving)
  const save = async () => {
    const sentForms = changedForms.length > 0 ? changedForms : [settings]
    const failures = await Promise.all(sentForms.map((form) => form.save()))
    const failure = failures.find((result) => result !== null)
    if (!failure) return toast(texts.saved)
    // opens the tab with the invalid field
    const [issue] = failure.issues
    if (issue) setActive(findSection(issue.path))
  }
  const createTab = (name: Section, fields: ReactNode, panels: ReactNode) => ({
    id: name,
    label: texts.sections[name],
    // stays mounted when another tab is opened, so that unsaved text is not lost
    keepsPanel: true,
    content: (
      <>
        <Form id={`${id}-${name}`} onSubmit={() => void save()}>
          {fields}
        </Form>
        {panels}
      </>
    ),
  })
  return (
    <>
      <Tabs
        label={texts.title}
        activeId={active}
        onChange={setActive}
        tabs={[
          createTab(
            'about',
            <>
              <PersonFields {...settings} sampleFields={sampleFields} />
              <DonationFields {...settings} sampleFields={sampleFields} />
            </>,
            <RestoreBuiltIn onRestored={settings.drop} />,
          ),
          createTab(
            'visitors',
            <>
              <OperationFields {...settings} />
              <AccessFields {...access} />
              <WallField {...settings} isSavedOn={saved.wall === 'on'} />
            </>,
            <AccessKeys />,
          ),
          createTab(
            'safety',
            <>
              <KeepDeletedField {...settings} />
              <MailFields {...mail} />
            </>,
            <>
              <Safekeeping />
              <KeepersPanel />
              <CopyPanel />
              <OriginalsPanel />
              <BookPanel />
              <PasswordForm />
              <SessionsPanel />
              <Journal />
            </>,
          ),
        ]}
      />
      <div className="row save-row settings-save">
        <Button type="submit" form={`${id}-${active}`} tone="primary" busy={isSaving}>
          {texts.save}
        </Button>
        {changedForms.length > 0 && !isSaving && <span>{texts.unsaved}</span>}
      </div>
    </>
  )
}

/** Finds the tab that contains a field. No two forms have a field with the same name. */
const findSection = (field: string): Section => {
  if (field in builtInFields) return 'about'
  return field === 'email' ? 'safety' : 'visitors'
}
