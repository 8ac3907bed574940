import { correctFirstSlide } from '../../show/correctFirstSlide.ts'
import { decodeFirstRow } from '../decodeFirstRow.ts'
import { settings } from './settings.ts'

correctFirstSlide({ settings })
decodeFirstRow()
