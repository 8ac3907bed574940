import { useState } from 'react'
import { deviceStorage } from '../../../stores/deviceStorage.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/Field.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { sheetTexts as texts } from '../sheetTexts.ts'

type View = keyof typeof texts.views
const VIEW_KEY = 'media view'

/** How the gallery is shown; this device remembers the choice. */
export const useView = () => {
  const [view, setView] = useState<View>(() => (deviceStorage.read(VIEW_KEY) === 'sheet' ? 'sheet' : 'list'))
  const choose = (chosen: View) => {
    setView(chosen)
    deviceStorage.save(VIEW_KEY, chosen)
  }
  return [view, choose] as const
}

interface Props {
  view: View
  setView: (view: View) => void
  query: string
  setQuery: (query: string) => void
  /** null: whoever looks may not */
  onByDate: (() => void) | null
}

/** How the list is shown, what of it, and in which order. */
export const ManageTools = ({ view, setView, query, setQuery, onByDate }: Props) => (
  <div className="media-tools">
    <RadioGroup
      label={texts.view}
      isLabelHidden
      value={view}
      onChange={setView}
      options={(['list', 'sheet'] as const).map((value) => ({ value, label: texts.views[value] }))}
    />
    <TextField
      label={texts.search}
      type="search"
      value={query}
      onChange={({ target }) => setQuery(target.value)}
    />
    {onByDate && <Button onClick={onByDate}>{texts.byDate}</Button>}
  </div>
)
