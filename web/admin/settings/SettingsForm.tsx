import type { ReactNode } from 'react'
import {
  type SampleField,
  type SettingName,
  settingsWhere,
} from '../../../contract/memorial/selectSettings.ts'
import { findTab, type FormPart, type SettingsTab, settingsTabs } from '../../../contract/memorial/setting.ts'
import { settingsList } from '../../../contract/memorial/settingsList.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { FormScope } from '../../ui/FormScope.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { useInnerTab } from '../parts/tab/linkTarget.ts'
import { AccessFields, useAccessForm } from './access/AccessFields.tsx'
import { AccessKeys } from './access/AccessKeys.tsx'
import { CopyPanel, OriginalsPanel } from './downloads/CopyPanel.tsx'
import { type SettingsFields, builtInFields } from '../parts/settingsForm/settingsFields.ts'
import { SettingsRows } from '../parts/settingsForm/SettingsRows.tsx'
import { useSettingsForm } from '../parts/settingsForm/useSettingsForm.ts'
import { useInvalidFocus } from '../parts/forms/useInvalidFocus.ts'
import { Journal } from './journal/Journal.tsx'
import { KeepersPanel } from './keepers/KeepersPanel.tsx'
import { MailFields, useMailForm } from './login/MailFields.tsx'
import { PasswordForm } from './login/PasswordForm.tsx'
import { SessionsPanel } from './login/SessionsPanel.tsx'
import { Safekeeping } from './Safekeeping.tsx'
import { texts } from '../../../languages/en/dashboard/settings.ts'
import { ChangeButton } from '../../api/ChangeButton.tsx'
import { texts as formTexts } from '../../../languages/en/dashboard/settingsForm.ts'

interface Props {
  saved: SettingsFields
  sampleFields: readonly SampleField[]
}

/**
 * One button saves the changes in all tabs. It is at the end of the open tab's form; the panels below the form have buttons of their
 * own.
 */
export const SettingsForm = ({ saved, sampleFields }: Props) => {
  const [active, setActive] = useInnerTab(Object.keys(settingsTabs) as SettingsTab[], 'about')
  const settings = useSettingsForm(saved)
  const access = useAccessForm()
  const mail = useMailForm()
  const { container, focusInvalid } = useInvalidFocus()
  const forms = [
    { ...settings, findPart: (field: string) => settingsList[field as SettingName].section },
    { ...access, findPart: () => 'access' },
    { ...mail, findPart: () => 'mail' },
  ]
  const changedForms = forms.filter((form) => form.isChanged)
  const isSaving = forms.some((form) => form.isSaving)
  const save = async () => {
    const sentForms = changedForms.length > 0 ? changedForms : forms.slice(0, 1)
    const failures = await Promise.all(sentForms.map((form) => form.save()))
    const index = failures.findIndex((failure) => failure !== null)
    if (index < 0) return toast(texts.saved)
    // opens the tab with the invalid field, and focuses the field, because the pressed button was in the other tab
    const [issue] = failures[index]?.issues ?? []
    const tab = issue && findTab(sentForms[index]?.findPart(issue.path) ?? '')
    if (!tab) return
    setActive(tab)
    focusInvalid()
  }
  const renderPart = (part: FormPart) => {
    if (part === 'access') return <AccessFields key={part} {...access} />
    if (part === 'mail') return <MailFields key={part} {...mail} />
    return (
      <fieldset key={part}>
        <legend>{texts.legends[part]}</legend>
        <SettingsRows names={settingsWhere({ section: part })} {...{ ...settings, saved, sampleFields }} />
      </fieldset>
    )
  }
  const panels: Record<SettingsTab, ReactNode> = {
    about: <RestoreBuiltIn onRestored={settings.drop} />,
    visitors: <AccessKeys />,
    safety: (
      <>
        <Safekeeping />
        <KeepersPanel />
        <CopyPanel />
        <OriginalsPanel />
        <PasswordForm />
        <SessionsPanel />
        <Journal />
      </>
    ),
  }
  const saveRow = (
    <div className="row save-row settings-save">
      <Button type="submit" tone="primary" busy={isSaving}>
        {texts.save}
      </Button>
      {changedForms.length > 0 && !isSaving && <span>{texts.unsaved}</span>}
    </div>
  )
  const tabs = (Object.keys(settingsTabs) as SettingsTab[]).map((tab) => ({
    id: tab,
    label: texts.tabs[tab],
    // stays mounted when another tab is opened, so that unsaved text is not lost
    keepsPanel: true,
    content: (
      <>
        <Form onSubmit={() => void save()}>
          {settingsTabs[tab].map(renderPart)}
          {tab === active && saveRow}
        </Form>
        <FormScope>{panels[tab]}</FormScope>
      </>
    ),
  }))
  return (
    <div ref={container}>
      <FormScope
        showField={({ dataset }) => {
          setActive(findTab(settingsList[dataset.field as SettingName].section) ?? active)
          focusInvalid()
        }}
      >
        <Tabs label={texts.title} activeId={active} onChange={setActive} tabs={tabs} />
      </FormScope>
    </div>
  )
}

const RestoreBuiltIn = ({ onRestored }: { onRestored: () => void }) => (
  <ChangeButton
    endpoint="PUT /api/settings"
    input={{ body: builtInFields }}
    success={texts.saved}
    failure={formTexts.saveFailed}
    onSuccess={onRestored}
    tone="destructive"
    question={texts.restoreQuestion}
  >
    {texts.restore}
  </ChangeButton>
)
