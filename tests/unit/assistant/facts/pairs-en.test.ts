import { holdPairs } from './hold-pairs'

holdPairs('en')
