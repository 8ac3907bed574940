import { FirstZoneLine } from '../parts/zones/FirstZoneLine.tsx'
import { ServicesEditor } from './ServicesEditor.tsx'
import { texts } from './texts.ts'

export default function ServicesTab() {
  return (
    <>
      <FirstZoneLine />
      <ServicesEditor heading={<h2>{texts.title}</h2>} />
    </>
  )
}
