import * as migration_20261121_190525_initial from './20261121_190525_initial';

export const migrations = [
  {
    up: migration_20261121_190525_initial.up,
    down: migration_20261121_190525_initial.down,
    name: '20261121_190525_initial'
  },
];
