curl --data-binary @Lobby.mp https://brewscreen.example/api/check-package
