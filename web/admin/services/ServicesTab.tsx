import { ServicesEditor } from './ServicesEditor.tsx'
import { texts } from './texts.ts'

export default function ServicesTab() {
  return <ServicesEditor heading={<h2>{texts.title}</h2>} />
}
