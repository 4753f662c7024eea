import type { FigureSource } from './figure-source'
import { pdfExports } from './figures/exports'
import { failedJobs } from './figures/failed-jobs'
import { orders } from './figures/orders'
import { jobQueue } from './figures/queue'
import { newResumes } from './figures/resumes'
import { newUsers } from './figures/users'

/** In the order they are shown. */
export const FIGURES: FigureSource[] = [newUsers, newResumes, pdfExports, orders, jobQueue, failedJobs]
