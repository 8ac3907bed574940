import { useState } from 'react'
import { deviceStorage } from '../../../stores/deviceStorage.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/Field.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { ServicePhotosPicker } from '../ServicePhotosPicker.tsx'
import { sheetTexts as texts } from '../sheetTexts.ts'

type View = keyof typeof texts.views
const VIEW_KEY = 'media view'

/**
 * Holds how the gallery is shown: as a list or as a contact sheet. The device remembers the choice; `first` comes before what it
 * remembers.
 */
export const useMediaView = (first?: View) => {
  const [view, setView] = useState<View>(
    () => first ?? (deviceStorage.read(VIEW_KEY) === 'sheet' ? 'sheet' : 'list'),
  )
  const choose = (chosenView: View) => {
    setView(chosenView)
    deviceStorage.save(VIEW_KEY, chosenView)
  }
  return [view, choose] as const
}

interface Props {
  view: View
  setView: (view: View) => void
  query: string
  setQuery: (query: string) => void
  /** null if the keeper is not allowed to reorder the gallery */
  onSortByDate: (() => void) | null
}

export const ManageTools = ({ view, setView, query, setQuery, onSortByDate }: Props) => (
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
    {onSortByDate && <Button onClick={onSortByDate}>{texts.byDate}</Button>}
    <ServicePhotosPicker />
  </div>
)
