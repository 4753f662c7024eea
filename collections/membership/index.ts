import { inviteCodes } from './invite-codes'
import { inviteRecords } from './invite-records'
import { ledger } from './ledger'
import { orders } from './orders'
import { paymentEvents } from './payment-events'
import { vipTypes } from './vip-types'

/** What membership stores. */
export const membershipCollections = [vipTypes, orders, ledger, inviteCodes, inviteRecords, paymentEvents]
