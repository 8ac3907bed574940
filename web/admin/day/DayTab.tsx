import type { ReactNode } from 'react'
import type { Settings } from '../../../contract/memorial/settings.ts'
import { useRead } from '../../api/useRead.ts'
import { ReadState } from '../../ui/loading/ReadState.tsx'
import './day.css'
import { Book } from './documents/Book.tsx'
import { Film } from './documents/Film.tsx'
import { OrderOfService } from './documents/OrderOfService.tsx'
import { PaperChoice } from './documents/PaperChoice.tsx'
import { PianoCard } from './documents/PianoCard.tsx'
import { Poster } from './documents/Poster.tsx'
import { TableCards } from './documents/TableCards.tsx'
import { ThankYouList } from './documents/ThankYouList.tsx'
import { OpenPoints } from './OpenPoints.tsx'
import { Director } from './screens/Director.tsx'
import { Hall } from './screens/Hall.tsx'
import { Rehearsals } from './screens/Rehearsals.tsx'
import { Remote } from './screens/Remote.tsx'
import { ScreenLink } from './screens/ScreenLink.tsx'
import { Wall } from './screens/Wall.tsx'
import { dayTexts as texts } from './texts.ts'

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
    <Group title={texts.paper}>
      <PaperChoice settings={settings} />
      <OrderOfService settings={settings} />
      <Poster settings={settings} />
      <TableCards settings={settings} />
      <PianoCard settings={settings} />
      <ThankYouList settings={settings} />
    </Group>
    <Group title={texts.screen}>
      <ScreenLink />
      <Rehearsals />
      <Hall />
      <Remote />
      <Director settings={settings} />
      <Wall settings={settings} />
      <Film />
    </Group>
    <Group title={texts.keeping}>
      <Book settings={settings} />
    </Group>
  </>
)

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="day-group">
    <h3>{title}</h3>
    {children}
  </section>
)
