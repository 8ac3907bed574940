import type { Settings } from '../../../../contract/memorial/settings.ts'
import { SettingSwitch } from '../../parts/settingsForm/SettingSwitch.tsx'
import { CardRow } from '../DayCard.tsx'
import { wallTexts as texts } from '../../../../languages/en/dashboard/day.ts'
import { texts as settingsTexts } from '../../../../languages/en/dashboard/settings.ts'

export const Wall = ({ settings: { wall } }: { settings: Settings }) => (
  <CardRow
    state={
      <SettingSwitch
        name="wall"
        savedValue={wall}
        hint={
          wall === 'on' ? (
            <>
              {texts.on} <a href="/wall">{texts.open}</a>
            </>
          ) : (
            texts.off
          )
        }
        success={settingsTexts.saved}
      />
    }
  />
)
