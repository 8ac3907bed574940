import { useState } from 'react'
import { deviceStorage } from '../../../stores/deviceStorage.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/Field.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { sheetTexts as texts } from '../sheetTexts.ts'

type View = keyof typeof texts.views
const VIEW_KEY = 'media view'

/** Holds the view of the gallery, list or contact sheet; the device remembers it. */
export const useMediaView = () => {
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
  /** null if the keeper may not reorder the gallery */
  onByDate: (() => void) | null
}

/** The controls above the list: view, search, and sorting by date. */
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
