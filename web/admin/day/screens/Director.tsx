import type { Settings } from '../../../../contract/memorial/settings.ts'
import { DirectorButton } from '../../../show/rehearsal/DirectorButton.tsx'
import { CardRow } from '../DayCard.tsx'
import { DaySettings } from '../DaySettings.tsx'
import { useDaySettings } from '../useDaySettings.ts'

/** The page for the funeral director, and the field for whom to call. */
export const Director = ({ settings }: { settings: Settings }) => {
  const form = useDaySettings(settings, ['whomToCall'], 'director')
  return (
    <CardRow>
      <DaySettings {...form}>
        <DirectorButton beforeOpen={form.saveChanges} />
      </DaySettings>
    </CardRow>
  )
}
