import * as migration_20261121_143614_initial from './20261121_143614_initial';

export const migrations = [
  {
    up: migration_20261121_143614_initial.up,
    down: migration_20261121_143614_initial.down,
    name: '20261121_143614_initial'
  },
];
