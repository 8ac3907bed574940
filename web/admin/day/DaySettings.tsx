import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { CardLabel } from '../parts/cards/CardLabel.tsx'
import { SettingsRows } from '../parts/settingsForm/SettingsRows.tsx'
import { daySettingsTexts as texts } from './texts.ts'
import type { useDaySettings } from './useDaySettings.ts'

/** The controls of a card's settings, and the button that saves them. `children` are more buttons. */
export const DaySettings = ({
  children,
  ...form
}: ReturnType<typeof useDaySettings> & { children?: ReactNode }) => (
  <Form onSubmit={() => void form.saveAndSay()}>
    <SettingsRows {...form} />
    <div className="row">
      <Button type="submit" busy={form.isSaving}>
        <CardLabel>{texts.save}</CardLabel>
      </Button>
      {children}
      {form.isChanged && !form.isSaving && <span>{texts.unsaved}</span>}
    </div>
  </Form>
)
