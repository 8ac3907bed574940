import type { Settings } from '../../../contract/memorial/settings.ts'
import { useRead } from '../../api/useRead.ts'
import { ReadState } from '../../ui/loading/ReadState.tsx'
import { cards } from './cards.tsx'
import './day.css'
import { DayCard } from './DayCard.tsx'
import { choosePaper } from '../../../domain/paper.ts'
import { OpenPoints } from './OpenPoints.tsx'
import { SettingSelect } from './SettingSelect.tsx'
import { dayTexts as texts, paperTexts } from '../../../languages/en/dashboard/day.ts'

/** The tab with everything that a family needs for the service and the reception, on paper and on the screen. */
export default function DayTab() {
  const settings = useRead('GET /api/settings')
  return (
    <section className="day-tab">
      <h2>{texts.title}</h2>
      <ReadState readState={settings} texts={texts}>
        {(data) => <DayContent settings={data} />}
      </ReadState>
    </section>
  )
}

const DayContent = ({ settings }: { settings: Settings }) => (
  <>
    <OpenPoints settings={settings} />
    {groups.map((group) => (
      <section key={group} className="day-group">
        <h3>{texts[group]}</h3>
        {group === 'paper' && (
          <SettingSelect
            name="paper"
            savedValue={choosePaper({ paper: settings.paper ?? '', timezone: settings.timezone })}
            texts={paperTexts}
          />
        )}
        <div className="day-cards">
          {Object.entries(cards)
            .filter(([, card]) => card.group === group)
            .map(([name, card]) => (
              <DayCard key={name} {...card} name={name} settings={settings} />
            ))}
        </div>
      </section>
    ))}
  </>
)

const groups = ['paper', 'screen', 'keeping'] as const
